import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './icon-button.module.css';

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'style' | 'aria-label' | 'aria-labelledby'> {
  /** Accessible name: what the button does, since the icon alone has no name. 'Close', 'Open the menu'. */
  label: string;
  /** Icon to show. */
  icon: ReactNode;
  /** `quiet` has no border, `secondary` has one, `brass` is for institute blue. Default `quiet`. */
  variant?: 'quiet' | 'secondary' | 'brass';
  /** Ground that it stands on. Default `page`. */
  ground?: 'page' | 'institute';
  /** Shows a red dot for something new. Mention it in `label` as well. Default `false`. */
  marked?: boolean;
}

/**
 * A button with an icon and no visible text, for icons that everybody knows: close, menu, show. At least 44 ×
 * 44 px.
 */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  ground = 'page',
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
      data-on-brand={ground === 'institute' || undefined}
      className={clsx(styles.root, className)}
    >
      {icon}
      {marked && <span className={styles.mark} />}
    </button>
  );
}
