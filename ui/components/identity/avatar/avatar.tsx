import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import styles from './avatar.module.css';

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** Whose avatar it is; the first letter, or the initials, stand in the disc. The name itself stands beside it as text, so this is decoration. */
  name: string;
  /** Address of a picture. While it loads, and where it fails, the letter stands. */
  src?: string | undefined;
  /** Two letters: of the first word of the name and of the last. Default `false`: the first letter alone. */
  initials?: boolean;
  /** `small` 32 px, `medium` 40 px, `large` 64 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** The real element. */
  ref?: Ref<HTMLSpanElement>;
}

const lettersOf = (name: string, isTwo: boolean): string => {
  const words = name.trim().split(/\s+/);
  const firstLetters = (isTwo && words.length > 1 ? [words.at(0), words.at(-1)] : [words.at(0)]).map(
    (word = '') => [...word][0] ?? '',
  );
  return firstLetters.join('').toLocaleUpperCase();
};

/** A brass disc with a person's initial or initials, or their picture over it. */
export function Avatar({ name, src, initials = false, size = 'medium', className, ...rest }: AvatarProps) {
  return (
    <span {...rest} aria-hidden data-size={size} className={clsx(styles.root, className)}>
      {lettersOf(name, initials)}
      {src && <img className={styles.picture} src={src} alt="" loading="lazy" />}
    </span>
  );
}
