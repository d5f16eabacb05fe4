import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styles from './button.module.css';
import { ButtonFace, type ButtonLook, lookAttributes } from './button-face.tsx';

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children' | 'style'> {
  /** The action is under way: a spinner stands where the words were, clicks do nothing, focus and width stay. */
  loading?: boolean;
}

/** Does something here. Whatever leads to another address is a `ButtonLink`. `type` is `button` unless said otherwise. */
export function Button({
  variant,
  size,
  onBrand,
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
  // A loading button stays focusable, so it is not `disabled`; its click, and with it the form's submission, is held back here.
  const hold = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type={type}
      {...rest}
      {...lookAttributes({ variant, size, onBrand, fullWidth })}
      className={clsx(styles.root, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      data-loading={loading || undefined}
      onClick={loading ? hold : onClick}
    >
      <ButtonFace iconStart={iconStart} iconEnd={iconEnd} loading={loading}>
        {children}
      </ButtonFace>
    </button>
  );
}
