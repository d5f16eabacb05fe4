import type { GradeCode } from '../entities/grade.ts';
import type { FeeKind } from '../entities/payment.ts';

/** In naira. */
export interface GradeFees {
  readonly application: number;
  /** Null if the grade has none. */
  readonly admission: number | null;
}

/** S-9.5. The only place that defines them. */
export const gradeFees: Readonly<Record<GradeCode, GradeFees>> = {
  SIMC: { application: 2_000, admission: null },
  GIMC: { application: 5_000, admission: 5_000 },
  AIMC: { application: 5_000, admission: 25_000 },
  MIMC: { application: 5_000, admission: 30_000 },
  FIMC: { application: 5_000, admission: 50_000 },
  DFIMC: { application: 100_000, admission: 400_000 },
};

/** In naira. */
export const totalFee = (grade: GradeCode): number => {
  const { application, admission } = gradeFees[grade];
  return application + (admission ?? 0);
};

/** In naira, by the public table; what is charged is `chargesFor`. Null without a grade, or if the grade has no such fee. */
export const feeDue = (grade: GradeCode | null | undefined, kind: FeeKind): number | null =>
  grade ? gradeFees[grade][kind] : null;
