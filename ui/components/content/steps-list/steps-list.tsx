import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading } from '../../../layout/heading/heading.tsx';
import { List } from '../../../layout/list.tsx';
import styles from './steps-list.module.css';

export interface Step {
  key: string;
  /** What to do: 'Submit application'. */
  title: string;
  /** How to do it, and what happens then. */
  text?: ReactNode;
}

export interface StepsListProps extends Omit<ComponentPropsWithRef<'ol'>, 'style' | 'children'> {
  /** Steps, in order. */
  steps: readonly Step[];
  /**
   * `column` sets the steps one below another. `row` sets them side by side across the page on a desktop, for up to five steps with short texts.
   * Default `column`.
   */
  layout?: 'column' | 'row';
  /** Level of the titles in the document outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
}

/** Numbered steps of a process. For a user's progress use `StepIndicator`, for events `Timeline`. */
export function StepsList({
  steps,
  layout = 'column',
  headingLevel = 3,
  className,
  ...rest
}: StepsListProps) {
  return (
    <List as="ol" {...rest} data-layout={layout} className={clsx(styles.root, className)}>
      {steps.map(({ key, title, text }) => (
        <li key={key} className={styles.step}>
          <div className={styles.content}>
            <Heading level={headingLevel} size="card" className={styles.title}>
              {title}
            </Heading>
            {text && <div className={styles.text}>{text}</div>}
          </div>
        </li>
      ))}
    </List>
  );
}
