import type { GradeCode } from '../entities/grade.ts';
import { type FeeKind, feeNames } from '../entities/payment.ts';
import { gradeFees } from './grade-fees.ts';

/** Which of the two statements of fees is charged (SET-7): that of S-9.5, or that of S-9.4. The other one is only shown. */
export const feeBases = ['by_grade', 'flat'] as const;
export type FeeBasis = (typeof feeBases)[number];

/** S-9.4, in naira: the same for every grade. The only place that defines them. */
export const flatFees = {
  annual: { label: 'Annual Membership Fee', amount: 10_000 },
  induction: { label: 'Induction Fee', amount: 25_000 },
} as const;

/** A charge that arises by the rules. */
export interface FeeCharge {
  /**
   * Tells when it arises: `application` at the submission, `admission` at the approval, `annual` each year from the year after the admission.
   */
  readonly kind: FeeKind | 'annual';
  /** What is paid: 'Application fee'. */
  readonly about: string;
  /** In whole naira. */
  readonly amount: number;
}

/**
 * Returns the charges of a grade, in the order in which they arise (PAY-27). The only place that says what is charged: charges that exist keep
 * their amount.
 *
 * @param isMember - Whether the applicant was admitted before. The flat induction fee is paid once.
 */
export function chargesFor(grade: GradeCode, basis: FeeBasis, isMember = false): readonly FeeCharge[] {
  const { annual, induction } = flatFees;
  const { application, admission } = gradeFees[grade];
  const byGrade: FeeCharge[] = [
    { kind: 'application', about: feeNames.application, amount: application },
    ...(admission === null
      ? []
      : [{ kind: 'admission' as const, about: feeNames.admission, amount: admission }]),
  ];
  const flat: FeeCharge[] = [
    { kind: 'application', about: annual.label, amount: annual.amount },
    ...(isMember ? [] : [{ kind: 'admission' as const, about: induction.label, amount: induction.amount }]),
  ];
  return [
    ...(basis === 'flat' ? flat : byGrade),
    { kind: 'annual', about: annual.label, amount: annual.amount },
  ];
}

/** Returns the charge of a kind. Undefined if the grade has none. */
export const chargeOf = (grade: GradeCode, basis: FeeBasis, kind: FeeCharge['kind']): FeeCharge | undefined =>
  chargesFor(grade, basis).find((charge) => charge.kind === kind);
