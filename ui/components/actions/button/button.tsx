import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styles from './button.module.css';
import { appearanceAttributes, ButtonFace, type ButtonLook } from './button-face.tsx';

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children' | 'style'> {
  /**
   * Whether the action is running: a spinner replaces the text, clicks have no effect, and focus and width
   * stay the same. Default `false`.
   */
  loading?: boolean;
}

/** Performs an action on the page. For navigation use `ButtonLink`. `type` defaults to `button`. */
export function Button({
  variant,
  size,
  ground,
  fullWidth,
  iconStart,
  iconEnd,
  loading = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // A loading button must stay focusable, so it is not `disabled`. Cancel its click, and with it the form's
  // submission.
  const cancelClick = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type={type}
      {...rest}
      {...appearanceAttributes({ variant, size, ground, fullWidth })}
      className={clsx(styles.root, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      data-loading={loading || undefined}
      onClick={loading ? cancelClick : onClick}
    >
      <ButtonFace iconStart={iconStart} iconEnd={iconEnd} loading={loading}>
        {children}
      </ButtonFace>
    </button>
  );
}
