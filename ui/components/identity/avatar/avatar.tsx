import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import styles from './avatar.module.css';

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /**
   * Name of the person, for the first letter or the initials. The avatar is decorative, so show the name next
   * to it as text.
   */
  name: string;
  /** URL of a picture. The letter is visible while it loads and if it fails. */
  src?: string | undefined;
  /** Shows two letters, from the first and the last word of the name. Default `false`: only the first letter. */
  initials?: boolean;
  /** `small` 32 px, `medium` 40 px, `large` 64 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement>;
}

const lettersOf = (name: string, isTwo: boolean): string => {
  const words = name.trim().split(/\s+/);
  const firstLetters = (isTwo && words.length > 1 ? [words.at(0), words.at(-1)] : [words.at(0)]).map(
    (word = '') => [...word][0] ?? '',
  );
  return firstLetters.join('').toLocaleUpperCase();
};

/** A brass disc with a person's initials, or their picture. */
export function Avatar({ name, src, initials = false, size = 'medium', className, ...rest }: AvatarProps) {
  return (
    <span {...rest} aria-hidden data-size={size} className={clsx(styles.root, className)}>
      {lettersOf(name, initials)}
      {src && <img className={styles.picture} src={src} alt="" loading="lazy" />}
    </span>
  );
}
