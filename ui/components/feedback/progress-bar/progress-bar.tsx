import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useId } from 'react';
import styles from './progress-bar.module.css';

export interface ProgressBarProps
  extends Omit<ComponentPropsWithRef<'progress'>, 'style' | 'children' | 'value' | 'max'> {
  /** What is in progress: 'Sending proof of payment'. */
  label: string;
  /** Progress from 0 to `max`. If omitted, the bar is indeterminate. */
  value?: number;
  /** Value at which the task is complete. Default 100. */
  max?: number;
  /** Progress as text, at the end of the line: '2 of 3', '64 %'. */
  text?: string;
  /** Hides the label visually if other visible text already says it. Default `false`. */
  labelHidden?: boolean;
}

/** A native `progress` element with its label and text. For the steps of a form use `StepIndicator`. */
export function ProgressBar({
  label,
  value,
  max = 100,
  text,
  labelHidden = false,
  id,
  className,
  ...rest
}: ProgressBarProps) {
  const generatedId = useId();
  const barId = id ?? generatedId;
  return (
    <div className={clsx(styles.root, className)} data-indeterminate={value === undefined || undefined}>
      <div className={styles.header}>
        <label htmlFor={barId} className={styles.label} data-hidden={labelHidden || undefined}>
          {label}
        </label>
        {text && (
          <span className={styles.text} dir="auto">
            {text}
          </span>
        )}
      </div>
      <progress aria-valuetext={text} {...rest} id={barId} value={value} max={max} className={styles.bar} />
    </div>
  );
}
