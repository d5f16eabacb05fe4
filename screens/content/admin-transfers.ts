import type {
  ChargeListLabels,
  ReasonDialogLabels,
  RecordTransferDialogLabels,
  ReversalListLabels,
  UnallocatedTransfersLabels,
} from '@imc/ui/membership';
import { formatDay } from '../shared/dates.ts';
import { adminPayments } from './admin-payments.ts';
import { naira } from './money.ts';

const { close, unavailable, transfer, noTransferFacts, recordedBy } = adminPayments.dialog;
const dialogEnd = { cancel: 'Cancel', close, unavailable } as const;

const chargeOf = (reference: string, what: string, due: string) => `${reference} · ${what}, ${due} due`;
const reasonRequired = 'Enter the reason.';

/** Texts of charges, transfers and what takes them back, for the treasurer. */
export const adminTransfers = {
  open: 'Record a transfer',
  record: {
    title: 'Record a transfer',
    titleOfRest: 'Allocate the rest of a transfer',
    text: 'One transfer can pay for several people. What you allocate to nobody stands under Not allocated.',
    textOfRest: 'Choose who the money is for. You can allocate a part of it.',
    transfer: { ...transfer, payer: 'Payer, as the bank names it' },
    people: 'Who it pays for',
    chargeOf,
    amountFor: (name) => `Amount for ${name}`,
    remove: (name) => `Remove ${name}`,
    search: {
      first: 'Add a person',
      next: 'Add another person',
      help: 'Reference, number or name',
      searching: 'Searching',
      none: 'Nobody with a charge matches. Try the reference, or the surname alone.',
      chargeOf,
      add: 'Add',
      addOf: (name, reference) => `Add ${name}, ${reference}`,
      own: 'Your own',
      added: 'Added',
    },
    sums: { transfer: 'This transfer', allocated: 'Allocated', rest: 'Not allocated' },
    tooMuch: (excess) => `The amounts are ${excess} more than the transfer has.`,
    nobody: 'Add the person for whom the money is.',
    submit: 'Record',
    submitRest: 'Allocate',
    ...dialogEnd,
  } satisfies RecordTransferDialogLabels,
  unallocated: {
    columns: {
      payer: 'Payer',
      transfer: 'Transfer',
      amount: 'Amount',
      rest: 'Not allocated',
      recorded: 'Recorded',
      actions: 'Actions',
    },
    noDate: 'No date',
    noPayer: 'Payer not named',
    allocate: 'Allocate',
    sendBack: 'Sent back',
    actionOf: (action, rest, payer) => `${action}: ${rest}, ${payer}`,
  } satisfies UnallocatedTransfersLabels,
  sendBack: {
    title: 'Record that money was sent back',
    day: 'Sent back on',
    dayRequired: 'Enter the day on which it left the account.',
    reason: 'Why it was sent back',
    reasonRequired,
    submit: 'Record',
    ...dialogEnd,
  } satisfies ReasonDialogLabels,
  charges: {
    title: 'Charges and transfers',
    state: ({ state, amount, paid, due_on, receipt_number }) => {
      if (state === 'settled') return receipt_number ? `Settled, ${receipt_number}` : 'Settled';
      if (state === 'waived') return 'Waived';
      if (state === 'void') return 'No longer charged';
      return `${naira(Math.max(0, amount - paid))} due${due_on ? ` by ${formatDay(due_on)}` : ''}`;
    },
    noFacts: noTransferFacts,
    allocatedBy: recordedBy,
    waiting: (name, reason) => `${name} asks to take this confirmation back: ${reason}`,
    credit: (amount) => `${amount} credit`,
    creditText: 'More was received than was charged. It can pay what is due.',
    useCredit: 'Use the credit',
    waive: 'Waive',
    takeBack: 'Take back',
    actionOf: (action, what) => `${action}: ${what}`,
  } satisfies ChargeListLabels,
  waive: {
    title: 'Waive this charge?',
    reason: 'Why it is waived',
    reasonRequired,
    submit: 'Waive',
    ...dialogEnd,
  } satisfies ReasonDialogLabels,
  takeBack: {
    title: 'Take back this confirmation?',
    reason: 'Why it is taken back',
    reasonRequired,
    submit: 'Ask to take it back',
    ...dialogEnd,
  } satisfies ReasonDialogLabels,
  refuse: {
    title: 'Refuse to take it back?',
    reason: 'Why it stays confirmed',
    reasonRequired,
    submit: 'Refuse',
    ...dialogEnd,
  } satisfies ReasonDialogLabels,
  reversals: {
    columns: {
      payment: 'Payment',
      amount: 'Confirmed',
      reason: 'Reason',
      asked: 'Asked by',
      actions: 'Actions',
    },
    own: 'You asked: another person must agree',
    agree: 'Agree',
    refuse: 'Refuse',
    actionOf: (action, reference) => `${action}: ${reference}`,
  } satisfies ReversalListLabels,
} as const;
