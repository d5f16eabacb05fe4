import { clsx } from 'clsx';
import { type ComponentPropsWithRef, Fragment } from 'react';
import styles from './email-text.module.css';

export interface EmailTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'style'> {
  /** The email address. */
  email: string;
  /**
   * Keeps the address on one line, except on a phone. Where it doesn't fit, an ellipsis takes the place of the end of the provider. Default
   * `false`: it breaks over lines.
   */
  oneLine?: boolean;
}

/** Names of up to this many characters fit into the narrowest column. */
const maxUnbrokenLength = 12;

/** The parts of an address that must stay on one line: the names before and after the @, and long names at their dots and hyphens. */
function splitAddress(email: string): readonly string[] {
  const at = email.lastIndexOf('@') + 1;
  return [email.slice(0, at), email.slice(at)].flatMap((name) =>
    name.length > maxUnbrokenLength ? (name.match(/[^.-]+[.-]?|[.-]/g) ?? []) : [name],
  );
}

/** The parts. Lines break between them, or where the styles of `oneLine` say so. */
function Parts({ email, oneLine }: { email: string; oneLine: boolean }) {
  let offset = 0;
  return splitAddress(email).map((part) => {
    const from = offset;
    offset += part.length;
    return (
      <Fragment key={from}>
        {from > 0 && !oneLine && <wbr />}
        <span className={styles.part}>{part}</span>
      </Fragment>
    );
  });
}

/**
 * An email address that breaks only after its @, a dot or a hyphen. A part that is wider than the container is
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
      <Parts email={email} oneLine={oneLine} />
    </span>
  );
}
