import type { GradeCode } from '../entities/grade.ts';
import type { ChargeKind, FeeKind } from '../entities/payment.ts';
import { gradeFees } from './grade-fees.ts';

/** Which of the two statements of fees is charged (SET-7): by grade (S-9.5), or flat (S-9.4). The other one is only shown. */
export const feeBases = ['grade', 'flat'] as const;
export type FeeBasis = (typeof feeBases)[number];

/** S-9.4, in naira: the same for every grade. The only place that defines them. */
export const flatFees = {
  annual: { label: 'Annual Membership Fee', amount: 10_000 },
  induction: { label: 'Induction Fee', amount: 25_000 },
} as const;

/** Here, because public pages load this file, but no schema. */
export const feeNames: Readonly<Record<ChargeKind, string>> = {
  application: 'Application fee',
  admission: 'Admission fee',
  annual: 'Annual fee',
  other: 'Other charge',
};

/** What is charged. */
export interface ChargeToMake {
  readonly about: string;
  /** In naira. */
  readonly amount: number;
}

/** What members are charged each year from the year after their admission, under both statements (PAY-41). */
export const annualCharge: ChargeToMake = { about: flatFees.annual.label, amount: flatFees.annual.amount };

/**
 * Returns what is charged at the submission, and at the approval: null if nothing is (PAY-40). The only place that says so. Charges that exist
 * keep their amount.
 *
 * @param isMember - Whether the applicant was admitted before. The flat induction fee is paid once.
 */
export function chargesFor(
  basis: FeeBasis,
  grade: GradeCode,
  isMember = false,
): { readonly application: ChargeToMake; readonly admission: ChargeToMake | null } {
  const { induction } = flatFees;
  if (basis === 'flat')
    return {
      application: annualCharge,
      admission: isMember ? null : { about: induction.label, amount: induction.amount },
    };
  const { application, admission } = gradeFees[grade];
  return {
    application: { about: feeNames.application, amount: application },
    admission: admission === null ? null : { about: feeNames.admission, amount: admission },
  };
}

/** The one of a kind. Null without a grade, or if nothing is charged. */
export const chargeFor = (
  basis: FeeBasis,
  grade: GradeCode | null | undefined,
  kind: FeeKind,
  isMember?: boolean,
): ChargeToMake | null => (grade ? chargesFor(basis, grade, isMember)[kind] : null);
