import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Eyebrow } from '../../../layout/eyebrow/eyebrow.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import styles from './grade-heading.module.css';
import { GradeSeal } from './grade-seal.tsx';
import type { Grade } from './grade-seal-drawings.ts';

export interface GradeHeadingProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style'> {
  /** Designatory letters; they choose the seal. */
  grade: Grade;
  /** Level in the outline. Default 3. */
  level?: 2 | 3 | 4;
  /** Name of the grade, or what is said of it. */
  children: ReactNode;
  /** The real element. */
  ref?: Ref<HTMLDivElement>;
}

/** A grade as the head of a card: its seal, letters and name. */
export function GradeHeading({ grade, level = 3, className, children, ...rest }: GradeHeadingProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <GradeSeal grade={grade} size="large" />
      <div className={styles.names}>
        <Eyebrow letters>{grade}</Eyebrow>
        <Heading level={level} size="card">
          {children}
        </Heading>
      </div>
    </div>
  );
}
