import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import styles from './text.module.css';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** `lead` opens a page, `body` is the rule, `small` is secondary, `caption` stands below things. Default `body`. */
  size?: 'lead' | 'body' | 'small' | 'caption';
  /** `muted` steps back on any ground. Default `default`. */
  tone?: 'default' | 'muted';
  /** Weight of the letters. Default `regular`. */
  weight?: 'regular' | 'medium' | 'strong';
  /** Keeps lines to the length that reads well (60 to 75 characters). Default `false`. */
  measure?: boolean;
  /** Figures of equal width, for numbers that stand below one another. Default `false`. */
  tabular?: boolean;
  /** Where the lines stand. Default `start`. */
  align?: 'start' | 'center' | 'end';
  /** The element. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'strong' | 'time' | 'figcaption';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Running text in the family that people use. */
export function Text({
  size = 'body',
  tone = 'default',
  weight = 'regular',
  measure,
  tabular,
  align = 'start',
  as: Root = 'p',
  className,
  ref,
  ...rest
}: TextProps) {
  return (
    <Root
      {...rest}
      ref={ref as Ref<never>}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-measure={measure || undefined}
      data-tabular={tabular || undefined}
      data-align={align}
      className={clsx(styles.root, className)}
    />
  );
}
