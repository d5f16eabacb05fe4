import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Eyebrow } from '../../../layout/eyebrow/eyebrow.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import styles from './grade-heading.module.css';
import { GradeSeal } from './grade-seal.tsx';
import type { Grade } from './grade-seal-drawings.ts';

export interface GradeHeadingProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style'> {
  /** Designatory letters of the grade; they determine the seal. */
  grade: Grade;
  /** Level of the heading in the document outline. Default 3. */
  level?: 2 | 3 | 4;
  /** Size of the seal: `large`, or `medium` in a row. Default `large`. */
  size?: 'medium' | 'large';
  /** Name of the grade, or other heading text. */
  children: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Heading of a grade's card: seal, letters and name. */
export function GradeHeading({
  grade,
  level = 3,
  size = 'large',
  className,
  children,
  ...rest
}: GradeHeadingProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <GradeSeal grade={grade} size={size} />
      <div className={styles.names}>
        <Eyebrow letters>{grade}</Eyebrow>
        <Heading level={level} size="card">
          {children}
        </Heading>
      </div>
    </div>
  );
}
