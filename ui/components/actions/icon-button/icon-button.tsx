import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './icon-button.module.css';

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'style' | 'aria-label' | 'aria-labelledby'> {
  /** What the button does, in words: the sign alone has no name. 'Close', 'Open the menu'. */
  label: string;
  /** The drawn sign. */
  icon: ReactNode;
  /** `quiet` has no edge; `secondary` has one; `brass` stands on institute blue. Default `quiet`. */
  variant?: 'quiet' | 'secondary' | 'brass';
  /** The button lies on institute blue. Default `false`. */
  onBrand?: boolean;
  /** A red dot: something new waits behind the button. Say so in `label` as well. */
  marked?: boolean;
}

/** A button with a sign and no visible words, for signs that everybody reads: close, menu, show. Always 44 px. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  onBrand = false,
  marked = false,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      {...rest}
      aria-label={label}
      data-variant={variant}
      data-on-brand={onBrand || undefined}
      className={clsx(styles.root, className)}
    >
      {icon}
      {marked && <span className={styles.mark} />}
    </button>
  );
}
