import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import styles from './avatar.module.css';

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** Whose avatar it is; the first letter stands in the disc. The name itself stands beside it as text, so this is decoration. */
  name: string;
  /** Address of a picture. While it loads, and where it fails, the letter stands. */
  src?: string;
  /** `small` 32 px, `medium` 40 px, `large` 64 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** The real element. */
  ref?: Ref<HTMLSpanElement>;
}

/** A brass disc with a person's initial, or their picture over it. */
export function Avatar({ name, src, size = 'medium', className, ...rest }: AvatarProps) {
  const initial = [...name.trim()][0]?.toLocaleUpperCase() ?? '';
  return (
    <span {...rest} aria-hidden data-size={size} className={clsx(styles.root, className)}>
      {initial}
      {src && <img className={styles.picture} src={src} alt="" loading="lazy" />}
    </span>
  );
}
