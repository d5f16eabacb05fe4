import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { GradeHeading } from '../../../components/identity/grade-seal/grade-heading.tsx';
import type { Grade } from '../../../components/identity/grade-seal/grade-seal-drawings.ts';
import { List } from '../../../layout/list.tsx';
import { rootProps } from '../../../layout/root-props.ts';
import styles from './category-card.module.css';

export interface CategoryCardProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Designatory letters of the grade; they determine the seal. */
  grade: Grade;
  /** Name of the category. */
  name: string;
  /** Level of the name in the document outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Label of the list: 'Who is eligible'. */
  eligibilityLabel: string;
  /** Who is eligible, one line each. */
  eligibility: readonly string[];
  /** Link or button to apply. Its accessible name should include the category. */
  action?: ReactNode;
  /** A sentence between name and list. */
  children?: ReactNode;
  /** Root element; use `li` in a list. Default `article`. */
  as?: 'article' | 'li' | 'div';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/**
 * A category of membership: seal, letters, name, and who is eligible. Made for a ruled `Grid`; it has no
 * border of its own. For the fees of a grade use `GradeCard`.
 */
export function CategoryCard({
  grade,
  name,
  headingLevel = 3,
  eligibilityLabel,
  eligibility,
  action,
  as: Root = 'article',
  children,
  ...rest
}: CategoryCardProps) {
  const label = useId();
  return (
    <Root {...rootProps(rest, styles.root)} data-ground="sheet" data-grade={grade}>
      <GradeHeading grade={grade} level={headingLevel}>
        {name}
      </GradeHeading>
      {children}
      <div className={styles.eligibility}>
        <p id={label} className={styles.label}>
          {eligibilityLabel}
        </p>
        <List aria-labelledby={label}>
          {eligibility.map((line) => (
            <li key={line} className={styles.line}>
              {line}
            </li>
          ))}
        </List>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </Root>
  );
}
