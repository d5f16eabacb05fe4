import type { ApplicationDraft } from '../calls/applications.ts';
import { applicationReference, type MemberApplication } from '../entities/application.ts';
import { type GradeCode, gradeFromLabel, gradeLabels } from '../entities/grade.ts';
import type { FeeKind, PaymentState } from '../entities/payment.ts';
import { feeDue } from './grade-fees.ts';

/** The payment due or made for an application or the open draft. */
export interface Payment {
  readonly applicationId: number;
  /** Payment reference to quote in the transfer: IMC-APP-{application id}. */
  readonly reference: string;
  /** Undefined while the draft has none. */
  readonly grade: GradeCode | undefined;
  readonly category: string;
  /** When the application was submitted or the draft last saved, a UTC ISO time. Empty for a draft that was never saved. */
  readonly date: string;
  /** The kind of fee. */
  readonly feeKind: FeeKind;
  /** That fee, in naira (`feeDue`). Null if the grade is not known yet. */
  readonly fee: number | null;
  /** Amount received, in naira. Null if unknown. */
  readonly amount: number | null;
  readonly state: PaymentState;
  readonly receipt: string | null;
  /** Number of the receipt that the Institute issued. Absent or null if there is none. */
  readonly receiptNumber?: string | null | undefined;
  /** What an admin asks about a queried payment. Absent if nothing was asked. */
  readonly question?: string | null | undefined;
}

/** Rows of the two tables on the payments screen (S-2.63). An application is in both once its application fee is paid and its admission fee is due. */
export interface Payments {
  readonly pending: readonly Payment[];
  readonly history: readonly Payment[];
}

const paymentOf = (application: MemberApplication): Payment => ({
  applicationId: application.id,
  reference: applicationReference(application.id),
  grade: application.grade,
  category: application.membershipCategory,
  date: application.createdAt,
  feeKind: application.paymentFee,
  fee: feeDue(application.grade, application.paymentFee),
  amount: application.paymentAmount,
  state: application.paymentState,
  receipt: application.proofOfPayment,
  receiptNumber: application.receipts?.length
    ? application.receipts.find(({ fee }) => fee === application.paymentFee)?.number
    : application.receiptNumber,
  question: application.paymentQuestion,
});

/** Returns the paid application fee of an application whose payment is the admission fee. */
const paidBefore = (application: MemberApplication): Payment[] =>
  (application.receipts ?? [])
    .filter(({ fee }) => fee !== application.paymentFee)
    .map(({ fee, amount, number }) => ({
      ...paymentOf(application),
      feeKind: fee,
      fee: feeDue(application.grade, fee),
      amount,
      state: 'confirmed',
      receiptNumber: number,
      question: null,
    }));

const paymentOfDraft = ({ application_id, reference, data, saved_at, proof }: ApplicationDraft): Payment => {
  const grade = gradeFromLabel(data?.membershipCategory ?? '');
  return {
    applicationId: application_id,
    reference,
    grade,
    category: grade ? gradeLabels[grade].category : '',
    date: saved_at ?? '',
    feeKind: 'application',
    fee: feeDue(grade, 'application'),
    amount: null,
    state: 'none',
    receipt: proof?.file ?? null,
  };
};

/**
 * Returns the member's payments, the open draft's first. Only confirmed payments are history: an uploaded proof proves nothing. Nothing is due
 * for a withdrawn application (PAY-6).
 */
export function paymentsOf(
  applications: readonly MemberApplication[],
  draft: ApplicationDraft | null | undefined,
): Payments {
  // The two lists are requested one after the other, so a draft submitted in between is also in the applications.
  const isOpen = draft && !applications.some(({ id }) => id === draft.application_id);
  const due = applications.filter(
    ({ withdrawnAt, paymentState }) => withdrawnAt === null || paymentState === 'confirmed',
  );
  const payments = [...(isOpen ? [paymentOfDraft(draft)] : []), ...due.map(paymentOf)];
  return {
    pending: payments.filter(({ state }) => state !== 'confirmed'),
    history: [...payments.filter(({ state }) => state === 'confirmed'), ...applications.flatMap(paidBefore)],
  };
}

/** Returns the payment status for a state (S-4.4): 'completed' once confirmed. */
export const paymentStatus = (state: PaymentState): string => (state === 'confirmed' ? 'completed' : state);

/** Naira left of the fee. Null if nothing is left, or the fee is not known yet. */
export const stillOpen = ({
  fee,
  amount,
  state,
}: Pick<Payment, 'fee' | 'amount' | 'state'>): number | null =>
  fee === null || state === 'confirmed' ? null : Math.max(0, fee - (amount ?? 0)) || null;

/** Whether a part of what is due was received: of this fee, or the application fee before the admission fee. */
export const isPartPaid = (payment: Pick<Payment, 'fee' | 'feeKind' | 'amount' | 'state'>): boolean =>
  stillOpen(payment) !== null && (payment.feeKind === 'admission' || (payment.amount ?? 0) > 0);

/** Whether a payment is due: none was received, or the one received was queried. A payment under review is not requested again. */
export const isPayable = ({ state }: Pick<Payment, 'state'>): boolean =>
  state === 'none' || state === 'queried';
