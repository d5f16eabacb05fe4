import { clsx } from 'clsx';
import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { GradeHeading } from '../../identity/grade-seal/grade-heading.tsx';
import type { Grade } from '../../identity/grade-seal/grade-seal-drawings.ts';
import styles from './category-card.module.css';

export interface CategoryCardProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Designatory letters; they choose the seal. */
  grade: Grade;
  /** Name of the category. */
  name: string;
  /** Level of the name in the outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** What stands over the list: 'Who is eligible'. */
  eligibilityLabel: string;
  /** Who may belong to it, one line each. */
  eligibility: readonly string[];
  /** The way on. Say in its name which category it is for. */
  action?: ReactNode;
  /** A sentence between name and list. */
  children?: ReactNode;
  /** The element: `li` in a list. Default `article`. */
  as?: 'article' | 'li' | 'div';
  /** The real element. */
  ref?: Ref<HTMLElement>;
}

/**
 * A category of membership: its seal, letters and name, and who is eligible. Made for a ruled `Grid`; by itself it brings no edge. What a
 * grade costs is a `GradeCard`.
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
  className,
  ref,
  ...rest
}: CategoryCardProps) {
  const label = useId();
  return (
    <Root
      {...rest}
      ref={ref as Ref<never>}
      data-ground="sheet"
      data-grade={grade}
      className={clsx(styles.root, className)}
    >
      <GradeHeading grade={grade} level={headingLevel}>
        {name}
      </GradeHeading>
      {children}
      <div className={styles.asked}>
        <p id={label} className={styles.label}>
          {eligibilityLabel}
        </p>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where bullets are off. */}
        <ul role="list" aria-labelledby={label}>
          {eligibility.map((line) => (
            <li key={line} className={styles.line}>
              {line}
            </li>
          ))}
        </ul>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </Root>
  );
}
