import { isDueWithoutProof, type MemberApplication, type Payment, stillOpen } from '@imc/api';

/** What was paid for an application, and what is due that needs no picture, in naira. */
export interface OwnPayments {
  readonly paid: number;
  readonly due: number;
  /** Whether the Payment Status is Completed (S-2.60). */
  readonly isPaid: boolean;
  /** The fee that is not paid. */
  readonly open: Payment | undefined;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Returns what is known of the payments of one application. */
export function ownPayments(
  application: MemberApplication | undefined,
  payments: readonly Payment[],
  paymentStatus: string | undefined,
): OwnPayments {
  const own = payments.filter(
    ({ applicationId, state }) => applicationId === application?.id && state !== 'reversed',
  );
  return {
    paid: sum(own.map(({ amount }) => amount)),
    due: sum(own.filter(isDueWithoutProof).map((payment) => stillOpen(payment) ?? 0)),
    isPaid: paymentStatus === 'completed',
    open: own.find(({ state }) => state !== 'confirmed' && state !== 'waived'),
  };
}
