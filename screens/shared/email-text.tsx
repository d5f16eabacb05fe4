import { Fragment } from 'react';
import styles from './email-text.module.css';

/** Names of up to so many letters stand whole in the narrowest column. */
const short = 12;

/** What stays together on a line: the names before and behind the @, or, where they are long, their parts from dot to dot. */
function partsOf(email: string): readonly string[] {
  const at = email.lastIndexOf('@') + 1;
  return [email.slice(0, at), email.slice(at)].flatMap((name) =>
    name.length > short ? (name.match(/\.?[^.]+|\./g) ?? []) : [name],
  );
}

/**
 * An e-mail address that breaks behind its @ and before a dot where the place is narrow, and nowhere else. A part that is longer than the place ends in an
 * ellipsis; the pointer shows the whole address, and copying takes it.
 */
export function EmailText({ email }: { email: string }) {
  return (
    <span title={email} className={styles.root}>
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
