import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { GradeSeal } from '../grade-seal/grade-seal.tsx';
import styles from './logo.module.css';

export interface LogoProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** Name beside the mark; it goes to two lines by itself where it is long. */
  name: string;
  /** What the logo lies on. Default `on-paper`. */
  variant?: 'on-brand' | 'on-paper';
  /** `small` where little height is left. Default `medium`. */
  size?: 'small' | 'medium';
  /** The real element. */
  ref?: Ref<HTMLSpanElement>;
}

/** The highest seal as mark, and the name in the display family. Put it into a `Link` to make it one. */
export function Logo({ name, variant = 'on-paper', size = 'medium', className, ...rest }: LogoProps) {
  return (
    <span {...rest} data-variant={variant} data-size={size} className={clsx(styles.root, className)}>
      <GradeSeal grade="DFIMC" onBrand={variant === 'on-brand'} className={styles.mark} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
