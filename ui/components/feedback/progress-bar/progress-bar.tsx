import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useId } from 'react';
import styles from './progress-bar.module.css';

export interface ProgressBarProps
  extends Omit<ComponentPropsWithRef<'progress'>, 'style' | 'children' | 'value' | 'max'> {
  /** What is on its way: 'Sending proof of payment'. */
  label: string;
  /** How far it is, from 0 to `max`. Left out, nobody knows: the bar says only that something goes on. */
  value?: number;
  /** What `value` is when all is done. Default 100. */
  max?: number;
  /** The same in words, at the end of the line: '2 of 3', '64 %'. */
  text?: string;
  /** Keeps the label for those who listen, where words in sight say it already. Default `false`. */
  labelHidden?: boolean;
}

/** How far something is: a native `progress` with its words. Steps of a form are a `StepIndicator`. */
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
  const made = useId();
  const bar = id ?? made;
  return (
    <div className={clsx(styles.root, className)} data-indeterminate={value === undefined || undefined}>
      <div className={styles.words}>
        <label htmlFor={bar} className={styles.label} data-hidden={labelHidden || undefined}>
          {label}
        </label>
        {text && <span className={styles.text}>{text}</span>}
      </div>
      <progress aria-valuetext={text} {...rest} id={bar} value={value} max={max} className={styles.bar} />
    </div>
  );
}
