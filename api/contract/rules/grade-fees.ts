import type { GradeCode } from '../entities/grade.ts';
import type { FeeKind } from '../entities/payment.ts';

/** Fees of a grade, in naira. */
export interface GradeFees {
  readonly application: number;
  /** Fee for admission or induction; null if the grade has none. */
  readonly admission: number | null;
}

/** Fees of the grades (S-9.5). This is the only place where they are defined. */
export const gradeFees: Readonly<Record<GradeCode, GradeFees>> = {
  SIMC: { application: 2_000, admission: null },
  GIMC: { application: 5_000, admission: 5_000 },
  AIMC: { application: 5_000, admission: 25_000 },
  MIMC: { application: 5_000, admission: 30_000 },
  FIMC: { application: 5_000, admission: 50_000 },
  DFIMC: { application: 100_000, admission: 400_000 },
};

/** Returns the sum of a grade's fees, in naira. */
export const totalFee = (grade: GradeCode): number => {
  const { application, admission } = gradeFees[grade];
  return application + (admission ?? 0);
};

/**
 * Returns what an application is asked to pay, in naira: one fee of its grade. Everything that names an amount for an application reads it here, so that
 * the applicant and the treasurer see the same. Null without a grade, or if the grade has no such fee.
 */
export const feeDue = (grade: GradeCode | null | undefined, kind: FeeKind): number | null =>
  grade ? gradeFees[grade][kind] : null;
