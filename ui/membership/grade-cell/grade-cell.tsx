import type { GradeCode } from '@imc/api/contract';
import type { HTMLAttributes, Ref } from 'react';
import { GradeSeal } from '../../components/identity/grade-seal/grade-seal.tsx';
import { Cluster } from '../../layout/cluster/cluster.tsx';

export interface GradeCellProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** Designatory letters, which choose the seal. Left out where the provider names a category that is no grade. */
  grade?: GradeCode | undefined;
  /** The category in words: 'Associate Member'. */
  category: string;
  /** The real element. */
  ref?: Ref<HTMLElement>;
}

/** The membership category of an application, with the seal of its grade: one cell of a table. */
export function GradeCell({ grade, category, ...rest }: GradeCellProps) {
  return (
    <Cluster {...rest} space="2" noWrap>
      {grade && <GradeSeal grade={grade} size="small" />}
      <span>{category}</span>
    </Cluster>
  );
}
