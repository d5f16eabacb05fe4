import { mapKeys, type Payment, type PaymentState, paymentStates } from '@imc/api/contract';

type Reader = 'member' | 'treasurer' | 'filter' | 'log';

/** Each state as a member reads it, as a tab of the payments, as a filter of the applications, and in the security log. */
const words: Readonly<Record<PaymentState, Readonly<Record<Reader, string>>>> = {
  none: {
    member: 'pending',
    treasurer: 'Not paid',
    filter: 'No proof of payment',
    log: 'no payment',
  },
  received: {
    member: 'pending',
    treasurer: 'Pending',
    filter: 'Pending',
    log: 'payment received',
  },
  confirmed: {
    member: 'completed',
    treasurer: 'Completed',
    filter: 'Completed',
    log: 'payment confirmed',
  },
  queried: {
    member: 'pending',
    treasurer: 'Queried',
    filter: 'Queried',
    log: 'payment queried',
  },
};

export const paymentStatesFor = (reader: Reader) => mapKeys(paymentStates, (state) => words[state][reader]);

/** Said of a queried payment without a stored question, to the member and to the staff. */
export const paymentQuestionFallback =
  'We could not match your payment with this application. Which account was it made from, and on which date?';

/** Why a payment has its status, for the member. */
export const paymentReasons: Readonly<Partial<Record<Payment['state'], string>>> = {
  none: 'Not paid yet',
  received: 'We are checking your proof',
  queried: 'The treasurer has a question',
  closed: 'No payment is due',
};
