import { clsx } from 'clsx';
import { type ComponentPropsWithRef, Fragment } from 'react';
import styles from './email-text.module.css';

export interface EmailTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'style'> {
  /** The email address. */
  email: string;
  /**
   * Keeps the address on one line. Where it doesn't fit, an ellipsis before the @ shortens it; a focused link
   * shows it in full. Default `false`: it breaks over lines.
   */
  oneLine?: boolean;
}

/** Names of up to this many characters fit into the narrowest column. */
const maxUnbrokenLength = 12;

/**
 * Splits an address into the parts that must stay on one line: the names before and after the @, and long
 * names at their dots.
 */
function splitAddress(email: string): readonly string[] {
  const at = email.lastIndexOf('@') + 1;
  return [email.slice(0, at), email.slice(at)].flatMap((name) =>
    name.length > maxUnbrokenLength ? (name.match(/\.?[^.]+|\./g) ?? []) : [name],
  );
}

/** Splits an address before its @, so that the name is shortened and the provider stays. */
function splitBeforeAt(email: string): readonly string[] {
  const at = Math.max(0, email.lastIndexOf('@'));
  return [email.slice(0, at), email.slice(at)];
}

/**
 * An email address that breaks only after its @ and before a dot. A part that is wider than the container is
 * cut off with an ellipsis. The tooltip shows the full address, and copying includes it.
 */
export function EmailText({ email, oneLine = false, className, ...rest }: EmailTextProps) {
  return (
    <span
      title={email}
      {...rest}
      data-one-line={oneLine || undefined}
      className={clsx(styles.root, className)}
    >
      {(oneLine ? splitBeforeAt : splitAddress)(email).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have a fixed order.
        <Fragment key={index}>
          {index > 0 && !oneLine && <wbr />}
          <span className={styles.part}>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
