import type { ReactNode } from 'react';
import { SpinnerMark } from '../../feedback/spinner/spinner-mark.tsx';
import styles from './button.module.css';

/** Props that `Button` and `ButtonLink` share. */
export interface ButtonLook {
  /**
   * `primary`: the main action of a view, used once. `brass`: the main action on institute blue. `secondary`:
   * the alternative. `quiet`: one of many actions. `destructive`: opens the question whether to
   * reject, block or delete; `danger` does it. Default `primary`.
   */
  variant?: 'primary' | 'brass' | 'secondary' | 'quiet' | 'destructive' | 'danger';
  /** `small` is for dense tables; on touch devices it still has a height of 44 px. Default `medium` (44 px). */
  size?: 'medium' | 'small';
  /** Ground that it stands on: changes the colours of border, text and focus ring. Default `page`. */
  ground?: 'page' | 'institute';
  /** Stretches the button to the width of its container. Default `false`. */
  fullWidth?: boolean;
  /** Icon before the text, 1.125em in size. Never the only content: use an `IconButton` for that. */
  iconStart?: ReactNode;
  /** Icon after the text. */
  iconEnd?: ReactNode;
  /** Text: a verb and its object. */
  children: ReactNode;
}

/** Returns the data attributes for a button's appearance. The variants only change custom properties. */
export const appearanceAttributes = ({
  variant = 'primary',
  size = 'medium',
  ground = 'page',
  fullWidth = false,
}: Omit<ButtonLook, 'children'>) => ({
  'data-variant': variant,
  'data-size': size,
  'data-on-brand': ground === 'institute' || undefined,
  'data-full-width': fullWidth || undefined,
});

/** Content of a button: icons and text, and a spinner that replaces them visually without changing the width. */
export function ButtonFace({
  iconStart,
  iconEnd,
  loading = false,
  children,
}: Pick<ButtonLook, 'iconStart' | 'iconEnd' | 'children'> & { loading?: boolean }) {
  return (
    <>
      <span className={styles.face}>
        {iconStart}
        <span className={styles.label}>{children}</span>
        {iconEnd}
      </span>
      {loading && (
        <span className={styles.spinner}>
          <SpinnerMark />
        </span>
      )}
    </>
  );
}
