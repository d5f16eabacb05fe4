import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { GradeHeading } from '../../../components/identity/grade-seal/grade-heading.tsx';
import type { Grade } from '../../../components/identity/grade-seal/grade-seal-drawings.ts';
import { rootProps } from '../../../layout/root-props.ts';
import { FeeList, type FeeRow } from './fee-list.tsx';
import styles from './grade-card.module.css';

export interface GradeCardProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Designatory letters, which select the seal. */
  grade: Grade;
  /** Name of the grade. */
  name: string;
  /** Heading level of the name. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Fees, one per line. Without it, no fees are shown. */
  fees?: readonly FeeRow[];
  /** Total, below a rule. */
  total?: FeeRow;
  /** Button or link. Its accessible name should include the grade. */
  action?: ReactNode;
  /** Further content between name and fees, such as requirements. */
  children?: ReactNode;
  /** Element to render. Use `li` in a list. Default `article`. */
  as?: 'article' | 'li' | 'div';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** A grade with its seal, letters, name, fees and action. Use it in a ruled `Grid`; the card has no border of its own. */
export function GradeCard({
  grade,
  name,
  headingLevel = 3,
  fees,
  total,
  action,
  as: Root = 'article',
  children,
  ...rest
}: GradeCardProps) {
  return (
    <Root {...rootProps(rest, styles.root)} data-grade={grade}>
      <GradeHeading grade={grade} level={headingLevel}>
        {name}
      </GradeHeading>
      {children}
      {(fees || total) && <FeeList fees={fees} total={total} className={styles.fees} />}
      {action && <div className={styles.action}>{action}</div>}
    </Root>
  );
}
