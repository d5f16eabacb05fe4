import type { GradeCode } from '@imc/api/contract';
import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { TableLines } from '../../../components/data/table/table-lines.tsx';
import { GradeSeal } from '../../../components/identity/grade-seal/grade-seal.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import styles from './grade-cell.module.css';

export interface GradeCellProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** Designatory letters of the grade, which select the seal. Leave out if the category is not a grade. */
  grade?: GradeCode | undefined;
  /** Name of the category: 'Associate Member'. */
  category: string;
  /** Line under the category, such as the fee of the grade. Default: none. */
  sub?: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Table cell with the membership category of an application and the seal of its grade. */
export function GradeCell({ grade, category, sub, className, ...rest }: GradeCellProps) {
  return (
    <Cluster {...rest} space="2" noWrap className={clsx(styles.root, className)}>
      {grade && <GradeSeal grade={grade} size="small" />}
      <TableLines
        main={
          <span data-letters={grade} title={category} className={styles.category}>
            {category}
          </span>
        }
        sub={sub}
      />
    </Cluster>
  );
}
