import type { ReactNode } from 'react';
import { SpinnerMark } from '../../feedback/spinner/spinner-mark.tsx';
import styles from './button.module.css';

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /**
   * `primary`: the one main action of a view. `brass`: the one action that matters on institute blue. `secondary`: the way beside it.
   * `quiet`: an action among many. `danger`: takes something away. Default `primary`.
   */
  variant?: 'primary' | 'brass' | 'secondary' | 'quiet' | 'danger';
  /** `small` is for dense tables; under a finger it grows to 44 px again. Default `medium` (44 px). */
  size?: 'medium' | 'small';
  /** The button lies on institute blue, so edges, words and focus come from there. Default `false`. */
  onBrand?: boolean;
  /** Takes the whole inline size of its place. */
  fullWidth?: boolean;
  /** A drawn sign before the words, at 1.125em. Never the only content: that is an `IconButton`. */
  iconStart?: ReactNode;
  /** A drawn sign after the words. */
  iconEnd?: ReactNode;
  /** The words: a verb and what it acts on. */
  children: ReactNode;
}

/** Root attributes for a look: a variant only re-points custom properties. */
export const lookAttributes = ({
  variant = 'primary',
  size = 'medium',
  onBrand = false,
  fullWidth = false,
}: Omit<ButtonLook, 'children'>) => ({
  'data-variant': variant,
  'data-size': size,
  'data-on-brand': onBrand || undefined,
  'data-full-width': fullWidth || undefined,
});

/** The inside: signs and words, and the spinner that takes their place without changing the width. */
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
        <span className={styles.words}>{children}</span>
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
