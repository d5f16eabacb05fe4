import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Cloth } from '../cloth/cloth.tsx';
import styles from './avatar.module.css';

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /**
   * Name of the person, for the first letter or the initials. The avatar is decorative, so show the name next
   * to it as text.
   */
  name: string;
  /**
   * What identifies the person, for the cloth behind the letter: the id of a member. Default: the name.
   */
  seed?: string | number | undefined;
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

/** A person's initials on their own plain `Cloth`, or their picture. */
export function Avatar({
  name,
  seed = name,
  src,
  initials = false,
  size = 'medium',
  className,
  ...rest
}: AvatarProps) {
  return (
    <span {...rest} aria-hidden data-size={size} className={clsx(styles.root, className)}>
      <Cloth seed={seed} detail="small" className={styles.cloth} />
      <span className={styles.letters} data-two={initials || undefined}>
        {lettersOf(name, initials)}
      </span>
      {src && <img className={styles.picture} src={src} alt="" loading="lazy" />}
    </span>
  );
}
