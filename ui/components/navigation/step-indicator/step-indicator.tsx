import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './step-indicator.module.css';

export interface StepIndicatorProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'children'> {
  /** Number of steps. */
  steps: number;
  /** Current step, counted from 1. The steps before it are completed. */
  current: number;
  /** Position as text: 'Step 1 of 2'. */
  text: string;
}

/**
 * Progress in a form with several steps, as a bar (completed steps blue, current brass, upcoming grey) and as
 * text.
 */
export function StepIndicator({ steps, current, text, className, ...rest }: StepIndicatorProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div className={styles.bar} aria-hidden="true">
        {Array.from({ length: steps }, (_, index) => {
          const step = index + 1;
          const state = step < current ? 'done' : step === current ? 'current' : 'ahead';
          return <span key={step} className={styles.segment} data-state={state} />;
        })}
      </div>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
