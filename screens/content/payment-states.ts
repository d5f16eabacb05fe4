import { mapKeys, type Payment, type PaymentState, paymentStates } from '@imc/api/contract';

type Reader = 'member' | 'treasurer' | 'log';

/** The one word for each state: as a member reads it (S-8.4), as staff do, and as an act in the security log. */
const words: Readonly<Record<PaymentState, Readonly<Record<Reader, string>>>> = {
  none: { member: 'pending', treasurer: 'Not paid', log: 'not paid' },
  received: { member: 'pending', treasurer: 'Pending', log: 'proof received' },
  confirmed: { member: 'completed', treasurer: 'Completed', log: 'payment confirmed' },
  queried: { member: 'pending', treasurer: 'Question', log: 'question about the payment' },
};

export const paymentStatesFor = (reader: Reader) => mapKeys(paymentStates, (state) => words[state][reader]);

/** Said of a payment with a question that is not stored, to the member and to the staff. */
export const paymentQuestionFallback =
  'We could not match your payment with this application. Which account was it made from, and on which date?';

/** Why a payment has its status, for the member. */
export const paymentReasons: Readonly<Partial<Record<Payment['state'], string>>> = {
  none: words.none.treasurer,
  received: 'We are checking your proof',
  queried: 'The treasurer has a question',
  closed: 'No payment is due',
};
