import type { ApplicationDraft } from '../calls/applications.ts';
import { applicationReference, type MemberApplication } from '../entities/application.ts';
import { type GradeCode, gradeFromLabel, gradeLabels } from '../entities/grade.ts';
import type { PaymentState } from '../entities/payment.ts';

/** What one application, or the open draft of one, is to be paid or was paid. */
export interface Payment {
  /** Id of the application or draft. */
  readonly applicationId: number;
  /** What the transfer carries: IMC-APP-{application id}. */
  readonly reference: string;
  /** The grade applied for; undefined while a draft names none. */
  readonly grade: GradeCode | undefined;
  /** The category in the provider's words; empty while a draft names none. */
  readonly category: string;
  /** When the application was sent or the draft last saved, a UTC ISO time; empty where neither happened. */
  readonly date: string;
  /** Naira that arrived; null while it is not known. */
  readonly amount: number | null;
  readonly state: PaymentState;
  /** File name of the picture of the transfer. */
  readonly receipt: string | null;
}

/** The two tables of the payments screen (S-2.63). No application stands in both. */
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
  amount: application.paymentAmount,
  state: application.paymentState,
  receipt: application.proofOfPayment,
});

const paymentOfDraft = ({ application_id, reference, data, saved_at }: ApplicationDraft): Payment => {
  const grade = gradeFromLabel(data?.membershipCategory ?? '');
  return {
    applicationId: application_id,
    reference,
    grade,
    category: grade ? gradeLabels[grade].category : '',
    date: saved_at ?? '',
    amount: null,
    state: 'none',
    receipt: null,
  };
};

/**
 * The member's payments, the open draft's before those of the applications. Only what an admin has confirmed is history: a picture that was
 * received proves nothing until somebody has seen the money, so its payment stays pending, where the member looks for what is still open.
 */
export function paymentsOf(
  applications: readonly MemberApplication[],
  draft: ApplicationDraft | null | undefined,
): Payments {
  // The two are asked for one after the other: a draft that was submitted in between comes as an application as well.
  const isOpen = draft && !applications.some(({ id }) => id === draft.application_id);
  const payments = [...(isOpen ? [paymentOfDraft(draft)] : []), ...applications.map(paymentOf)];
  return {
    pending: payments.filter(({ state }) => state !== 'confirmed'),
    history: payments.filter(({ state }) => state === 'confirmed'),
  };
}

/** The payment status that a state stands for (S-4.4): 'completed', which is green, once it is confirmed; anything else is yellow. */
export const paymentStatus = (state: PaymentState): string => (state === 'confirmed' ? 'completed' : state);

/** Whether a transfer is due: nothing came, or what came was queried. A transfer that is being checked is not asked for twice. */
export const isPayable = ({ state }: Pick<Payment, 'state'>): boolean =>
  state === 'none' || state === 'queried';
