import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { GradeSeal } from '../grade-seal/grade-seal.tsx';
import styles from './logo.module.css';

export interface LogoProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** Name next to the seal. Long names wrap to two lines, of which the second has the last two words. */
  name: string;
  /** Background of the logo. Default `on-paper`. */
  variant?: 'on-brand' | 'on-paper';
  /** `small` if there is little height. Default `medium`. */
  size?: 'small' | 'medium';
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/**
 * Logo of the institute: the seal of the highest grade, and the name in the display font. Wrap it in a `Link`
 * to make it clickable.
 */
export function Logo({ name, variant = 'on-paper', size = 'medium', className, ...rest }: LogoProps) {
  const words = name.split(' ');
  const end = words.splice(-2);
  return (
    <span {...rest} data-variant={variant} data-size={size} className={clsx(styles.root, className)}>
      <GradeSeal
        grade="DFIMC"
        ground={variant === 'on-brand' ? 'institute' : 'page'}
        className={styles.mark}
      />
      <span className={styles.name}>
        {words.join(' ')} <span className={styles.end}>{end.join(' ')}</span>
      </span>
    </span>
  );
}
