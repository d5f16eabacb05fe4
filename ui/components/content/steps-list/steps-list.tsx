import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading } from '../../../layout/heading/heading.tsx';
import styles from './steps-list.module.css';

/** One step of a way that is gone in order. */
export interface Step {
  /** Tells the steps apart. */
  key: string;
  /** What is done: 'Submit application'. */
  title: string;
  /** How, and what comes of it. */
  text?: ReactNode;
}

export interface StepsListProps extends Omit<ComponentPropsWithRef<'ol'>, 'style' | 'children'> {
  /** The steps, in order. */
  steps: readonly Step[];
  /** Level of the titles in the outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
}

/** What to do, one thing after another, each with its number. How far somebody is, is a `StepIndicator`; what happened, a `Timeline`. */
export function StepsList({ steps, headingLevel = 3, className, ...rest }: StepsListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where numbers are drawn by style.
    <ol role="list" {...rest} className={clsx(styles.root, className)}>
      {steps.map(({ key, title, text }) => (
        <li key={key} className={styles.step}>
          <div className={styles.words}>
            <Heading level={headingLevel} size="card">
              {title}
            </Heading>
            {text && <div className={styles.text}>{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
