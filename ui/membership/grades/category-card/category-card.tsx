import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { GradeHeading } from '../../../components/identity/grade-seal/grade-heading.tsx';
import type { Grade } from '../../../components/identity/grade-seal/grade-seal-drawings.ts';
import { List } from '../../../layout/list.tsx';
import { rootProps } from '../../../layout/root-props.ts';
import { nowrapWords } from '../../shared/nowrap-words.tsx';
import type { FeeRow } from '../grade-card/fee-list.tsx';
import styles from './category-card.module.css';

export interface CategoryCardProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Designatory letters of the grade; they determine the seal. */
  grade: Grade;
  /** Name of the category. */
  name: string;
  /** Level of the name in the document outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Label of the list: 'Eligibility'. */
  eligibilityLabel: string;
  /** Who is eligible, one line each. */
  eligibility: readonly string[];
  /** Fees, their total last. */
  fees: readonly FeeRow[];
  /** Link or button to apply. Its accessible name should include the category. */
  action?: ReactNode;
  /** The category in one sentence, under its name. */
  children?: ReactNode;
  /** Root element; use `li` in a list. Default `article`. */
  as?: 'article' | 'li' | 'div';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/**
 * A category of membership with seal, description, eligibility, fees and the way in. On a desktop, cards below each other are the rows of one table,
 * whose first names the columns.
 */
export function CategoryCard({
  grade,
  name,
  headingLevel = 3,
  eligibilityLabel,
  eligibility,
  fees,
  action,
  as: Root = 'article',
  children,
  ...rest
}: CategoryCardProps) {
  const label = useId();
  return (
    <Root {...rootProps(rest, styles.root)}>
      <GradeHeading grade={grade} level={headingLevel} size="medium">
        {name}
      </GradeHeading>
      {children && <p className={styles.text}>{children}</p>}
      <div className={styles.eligibility}>
        <p id={label} className={styles.label}>
          {eligibilityLabel}
        </p>
        <List aria-labelledby={label}>
          {eligibility.map((line) => (
            <li key={line}>{nowrapWords(line)}</li>
          ))}
        </List>
      </div>
      <dl className={styles.fees}>
        {fees.map((fee) => (
          <div key={fee.label} className={styles.fee}>
            <dt className={styles.label}>{fee.label}</dt>
            <dd>{fee.value}</dd>
          </div>
        ))}
      </dl>
      {action && <div className={styles.action}>{action}</div>}
    </Root>
  );
}
