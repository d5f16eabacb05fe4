import { clsx } from 'clsx';
import { type ComponentPropsWithRef, Fragment } from 'react';
import styles from './email-text.module.css';

export interface EmailTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'style'> {
  /** The address. */
  email: string;
}

/** Names of up to this many characters fit into the narrowest column. */
const short = 12;

/** What stays together on a line: the names before and behind the @, or, where they are long, their parts from dot to dot. */
function partsOf(email: string): readonly string[] {
  const at = email.lastIndexOf('@') + 1;
  return [email.slice(0, at), email.slice(at)].flatMap((name) =>
    name.length > short ? (name.match(/\.?[^.]+|\./g) ?? []) : [name],
  );
}

/**
 * An e-mail address that breaks behind its @ and before a dot where the place is narrow, and nowhere else. A part that is wider than the place ends in
 * an ellipsis; the pointer shows the whole address, and copying takes it.
 */
export function EmailText({ email, className, ...rest }: EmailTextProps) {
  return (
    <span title={email} {...rest} className={clsx(styles.root, className)}>
      {partsOf(email).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address keep their order.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span className={styles.part}>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
