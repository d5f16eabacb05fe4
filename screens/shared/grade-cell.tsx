import type { MemberApplication } from '@imc/api';
import { Cluster, GradeSeal } from '@imc/ui';

/** The category of an application in a table, with the seal of its grade. */
export function GradeCell({
  grade,
  membershipCategory,
}: Pick<MemberApplication, 'grade' | 'membershipCategory'>) {
  return (
    <Cluster space="2" noWrap>
      {grade && <GradeSeal grade={grade} size="small" />}
      <span>{membershipCategory}</span>
    </Cluster>
  );
}
