import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import styles from './step-indicator.module.css';

export interface StepIndicatorProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'children'> {
  /** How many steps there are. */
  steps: number;
  /** The step that is shown, counted from 1; the ones before it are done. */
  current: number;
  /** Where one is, in words: 'Step 1 of 2'. */
  text: string;
  /** Keeps the words for those who hear the page, where they stand elsewhere in sight. */
  textHidden?: boolean;
}

/** How far one is in a form of several steps: done blue, current brass, ahead grey, and the same in words. */
export function StepIndicator({
  steps,
  current,
  text,
  textHidden = false,
  className,
  ...rest
}: StepIndicatorProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div className={styles.bar} aria-hidden="true">
        {Array.from({ length: steps }, (_, index) => {
          const step = index + 1;
          const state = step < current ? 'done' : step === current ? 'current' : 'ahead';
          return <span key={step} className={styles.segment} data-state={state} />;
        })}
      </div>
      {textHidden ? <VisuallyHidden>{text}</VisuallyHidden> : <p className={styles.text}>{text}</p>}
    </div>
  );
}
