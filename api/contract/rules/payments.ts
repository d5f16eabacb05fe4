import type { ApplicationDraft } from '../calls/applications.ts';
import type { MemberApplication } from '../entities/application.ts';
import type { MemberCharge } from '../entities/charge.ts';
import { type GradeCode, gradeFromLabel, gradeLabels } from '../entities/grade.ts';
import type { ChargeKind, PaymentState, ShownPaymentState } from '../entities/payment.ts';
import { chargeFor, type FeeBasis } from './charges.ts';

/** A charge as the member sees it, or the fee of the open draft once its grade is chosen, which is charged when it is submitted. */
export interface Payment {
  /** Of what the address shows: the id of the charge, or 'draft'. */
  readonly key: string;
  /** Null for a charge without application, such as the annual fee. */
  readonly applicationId: number | null;
  /** Payment reference to quote in the transfer: IMC-APP-{application id}, or IMC-DUE-{charge id}. */
  readonly reference: string;
  /** Undefined without application. */
  readonly grade: GradeCode | undefined;
  readonly category: string;
  /** When it was charged, or the draft last saved, a UTC ISO time. Empty for a draft that was never saved. */
  readonly date: string;
  readonly kind: ChargeKind;
  /** What is paid: 'Application fee'. */
  readonly about: string;
  /** What is charged, in naira. */
  readonly fee: number;
  /** Amount received, in naira. */
  readonly amount: number;
  /**
   * `waived`: the rest is not asked for. `reversed`: a receipt that was taken back; then the charge is another payment. `closed`: not paid for an
   * application that was rejected or withdrawn, so that nothing is due.
   */
  readonly state: PaymentState | 'waived' | 'reversed' | 'closed';
  /** File name of the proof of payment. */
  readonly receipt: string | null;
  /** Number of the receipt that the Institute issued. Absent or null if there is none. */
  readonly receiptNumber?: string | null | undefined;
  /** When it was taken back, a UTC ISO time. Only of a reversed receipt. */
  readonly reversedAt?: string;
  /** What the Institute knows of the transfer while the payment is checked (PAY-43). */
  readonly transfer?: MemberCharge['transfer'];
  /** What an admin asks about a queried payment. Absent if nothing was asked. */
  readonly question?: string | null | undefined;
}

/** Rows of the two tables on the payments screen (S-2.63). */
export interface Payments {
  readonly pending: readonly Payment[];
  readonly history: readonly Payment[];
}

/** The state as people read it. Nothing is due for an application that was withdrawn, or rejected without an open question. */
export const shownPaymentState = (
  status: MemberApplication['status'],
  withdrawnAt: string | null,
  paymentState: PaymentState,
): ShownPaymentState =>
  paymentState !== 'confirmed' &&
  (withdrawnAt !== null || (status === 'rejected' && paymentState !== 'queried'))
    ? 'closed'
    : paymentState;

/** What was received of a charge that is open: the picture and the question belong to the fee that the application's payment is about. */
function openState(charge: MemberCharge, application: MemberApplication | undefined): Payment['state'] {
  const isAbout =
    application && application.paymentFee === charge.kind && application.paymentState !== 'confirmed';
  const paymentState = isAbout ? application.paymentState : 'none';
  if (!application) return paymentState;
  return shownPaymentState(application.status, application.withdrawnAt, paymentState);
}

/** The picture of the transfer of a charge: the application's newest, which is of the fee before while nothing was sent for the next one. */
function proofOf({ kind }: MemberCharge, application: MemberApplication | undefined): string | null {
  if (!application) return null;
  const { paymentFee, paymentState, proofOfPayment } = application;
  return kind === (paymentState === 'none' ? 'application' : paymentFee) ? proofOfPayment : null;
}

/** A charge, and before it its receipts that were taken back. */
function paymentsOfCharge(charge: MemberCharge, application: MemberApplication | undefined): Payment[] {
  const { receipts } = charge;
  const state =
    charge.state === 'settled'
      ? 'confirmed'
      : charge.state === 'waived'
        ? 'waived'
        : openState(charge, application);
  const payment: Payment = {
    key: String(charge.id),
    applicationId: charge.application_id,
    reference: charge.reference,
    grade: application?.grade,
    category: application?.membershipCategory ?? '',
    date: charge.created_at,
    kind: charge.kind,
    about: charge.about,
    fee: charge.amount,
    amount: charge.allocated,
    state,
    receipt: proofOf(charge, application),
    receiptNumber: receipts.find(({ reversed_at }) => !reversed_at)?.number,
    transfer: state === 'received' ? charge.transfer : null,
    question: state === 'queried' ? application?.paymentQuestion : null,
  };
  const reversed = receipts.flatMap(({ number, amount, reversed_at }): Payment[] =>
    reversed_at
      ? [
          {
            ...payment,
            amount,
            state: 'reversed',
            receipt: null,
            receiptNumber: number,
            reversedAt: reversed_at,
          },
        ]
      : [],
  );
  return [...reversed, payment];
}

function paymentOfDraft(
  { application_id, reference, data, saved_at, proof }: ApplicationDraft,
  basis: FeeBasis,
): Payment | undefined {
  const grade = gradeFromLabel(data?.membershipCategory ?? '');
  const charge = grade && chargeFor(basis, grade, 'application');
  if (!charge) return undefined;
  return {
    key: 'draft',
    applicationId: application_id,
    reference,
    grade,
    category: gradeLabels[grade].category,
    date: saved_at ?? '',
    kind: 'application',
    about: charge.about,
    fee: charge.amount,
    amount: 0,
    state: 'none',
    receipt: proof?.file ?? null,
  };
}

const isClosed = ({ state }: Payment): boolean =>
  ['confirmed', 'waived', 'reversed', 'closed'].includes(state);

/**
 * Returns the member's payments, the open draft's first, then the newest. Only what was paid, waived or taken back is history: an uploaded proof proves nothing.
 * Nothing is due for a withdrawn application (PAY-6).
 *
 * @param basis - Which statement of fees is charged for the draft.
 */
export function paymentsOf(
  applications: readonly MemberApplication[],
  charges: readonly MemberCharge[],
  draft: ApplicationDraft | null | undefined,
  basis: FeeBasis,
): Payments {
  // The lists are requested one after the other, so a draft submitted in between is also in the applications.
  const ofDraft =
    draft && !applications.some(({ id }) => id === draft.application_id)
      ? paymentOfDraft(draft, basis)
      : undefined;
  const payments = charges
    .filter(({ state }) => state !== 'void')
    .flatMap((charge) =>
      paymentsOfCharge(
        charge,
        applications.find(({ id }) => id === charge.application_id),
      ),
    )
    .sort((left, right) => right.date.localeCompare(left.date));
  return {
    pending: [...(ofDraft ? [ofDraft] : []), ...payments.filter((payment) => !isClosed(payment))],
    history: payments.filter(isClosed),
  };
}

/** Returns the payment status for a state (S-4.4): 'completed' once confirmed. */
export const paymentStatus = (state: Payment['state']): string =>
  state === 'confirmed' ? 'completed' : state;

/** Naira left to pay. Null if nothing is left. */
export const stillOpen = (payment: Payment): number | null =>
  isClosed(payment) ? null : Math.max(0, payment.fee - payment.amount) || null;

/** Whether something is due that needs no picture: the rest after a part payment, or a charge that comes after the application fee. */
export const isDueWithoutProof = (payment: Payment): boolean =>
  stillOpen(payment) !== null && (payment.kind !== 'application' || payment.amount > 0);

/** Whether a payment is due: none was received, or the one received was queried. A payment under review is not requested again. */
export const isPayable = ({ state }: Pick<Payment, 'state'>): boolean =>
  state === 'none' || state === 'queried';
