import type { GradeCode } from '../entities/grade.ts';
import type { FeeKind } from '../entities/payment.ts';
import { gradeFees } from './grade-fees.ts';

/** Which of the two statements of fees is charged: by grade (S-9.5), or flat (S-9.4). */
export const feeBases = ['grade', 'flat'] as const;
export type FeeBasis = (typeof feeBases)[number];

/** S-9.4. In naira. */
export const flatFees = { annual: 10_000, induction: 25_000 } as const;

/** What an application is charged. */
export interface ChargeToMake {
  readonly about: string;
  /** In naira. */
  readonly amount: number;
}

/** Returns what is charged at the submission, and at the approval: null if nothing is. The only place that says so. */
export function chargesFor(
  basis: FeeBasis,
  grade: GradeCode,
): { readonly application: ChargeToMake; readonly admission: ChargeToMake | null } {
  if (basis === 'flat')
    return {
      application: { about: 'Annual membership fee', amount: flatFees.annual },
      admission: { about: 'Induction fee', amount: flatFees.induction },
    };
  const { application, admission } = gradeFees[grade];
  return {
    application: { about: 'Application fee', amount: application },
    admission: admission === null ? null : { about: 'Admission fee', amount: admission },
  };
}

/** The one of a kind. Null without a grade, or if nothing is charged. */
export const chargeFor = (
  basis: FeeBasis,
  grade: GradeCode | null | undefined,
  kind: FeeKind,
): ChargeToMake | null => (grade ? chargesFor(basis, grade)[kind] : null);
