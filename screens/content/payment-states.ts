import { mapKeys, type PaymentState, paymentStates } from '@imc/api/contract';

type Reader = 'member' | 'treasurer' | 'filter' | 'log';

/** Each state as a member reads it, as a tab of the payments, as a filter of the applications, and in the security log. */
const words: Readonly<Record<PaymentState, Readonly<Record<Reader, string>>>> = {
  none: {
    member: 'not paid yet',
    treasurer: 'Not paid',
    filter: 'No proof of payment',
    log: 'no payment',
  },
  received: {
    member: 'being checked',
    treasurer: 'To check',
    filter: 'Received, to be checked',
    log: 'payment received',
  },
  confirmed: {
    member: 'completed',
    treasurer: 'Confirmed',
    filter: 'Confirmed',
    log: 'payment confirmed',
  },
  queried: {
    member: 'queried',
    treasurer: 'Queried',
    filter: 'Queried',
    log: 'payment queried',
  },
};

export const paymentStatesFor = (reader: Reader) => mapKeys(paymentStates, (state) => words[state][reader]);
