import type { AdminCharge } from '@imc/api/contract';
import type {
  ChargeListLabels,
  ReasonDialogLabels,
  RecordTransferDialogLabels,
  WaitingTableLabels,
} from '@imc/ui/membership';
import { formatDay } from '../shared/dates.ts';
import { adminPayments } from './admin-payments.ts';
import { naira } from './money.ts';

const { unavailable, transfer, recordedBy } = adminPayments.detail;
const dialogEnd = { cancel: 'Cancel', close: 'Close', unavailable } as const;

const chargeOf = (reference: string, what: string, due: string) => `${reference} · ${what}, ${due} due`;
const reasonRequired = 'Enter the reason.';

/** The receipt of a charge, which the payments desk shows. */
export const chargeReceiptTo = ({ application_id, kind }: AdminCharge): string =>
  `/admin/payments?receipt=${application_id}&fee=${kind}`;

/** Texts of charges, transfers and what takes them back, for the treasurer. */
export const adminTransfers = {
  open: 'Record a transfer',
  searchFailed: 'The search failed. Please try again.',
  cancel: 'Cancel',
  record: {
    title: 'Record a transfer',
    titleOfRest: 'Allocate the rest of a transfer',
    text: 'One transfer can pay for several people. Any remainder is kept under Not allocated.',
    textOfRest: 'Choose who the money is for. You can allocate a part of it.',
    transfer: {
      ...transfer,
      payer: 'Payer',
      reason: 'Reason',
      reasonHelp: 'Needed if something is left over, or if the bank reference was recorded before.',
    },
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
      settled: 'Nothing due',
    },
    sums: { transfer: 'Transfer', allocated: 'Allocated', rest: 'Not allocated' },
    tooMuch: (excess) => `The amounts are ${excess} more than the transfer has.`,
    nobody: 'Add the person the money is for.',
    submit: 'Record',
    submitRest: 'Allocate',
    ...dialogEnd,
  } satisfies RecordTransferDialogLabels,
  waiting: {
    columns: {
      name: 'From',
      amount: 'Amount',
      reason: 'Reason',
      by: 'Recorded by',
      actions: 'Actions',
    },
    actionOf: (action, of) => `${action}: ${of}`,
  } satisfies WaitingTableLabels,
  unallocated: {
    noDate: 'No date',
    noPayer: 'Payer not named',
    of: (amount: string) => `of ${amount}`,
    creditOf: (name: string) => `Credit of ${name}`,
    allocate: 'Allocate',
    sendBack: 'Sent back',
    actionOf: (rest: string, payer: string) => `${rest}, ${payer}`,
  },
  unallocatedList: {
    title: 'Not allocated',
    loading: 'Loading transfers',
    failed: 'The transfers could not be loaded.',
    empty: { title: 'Everything is allocated', text: 'Money that is not yet matched to a fee appears here.' },
  },
  sendBack: {
    title: 'Record that money was sent back',
    text: (amount: string, payer: string) =>
      `Send ${amount} back to ${payer} with the bank first. It then leaves this list and the cash book.`,
    day: 'Sent back on',
    dayRequired: 'Enter the day it left the account.',
    reason: 'Why it was sent back',
    reasonRequired,
    submit: 'Record',
    ...dialogEnd,
  } satisfies ReasonDialogLabels & { text: unknown },
  charges: {
    title: 'Charges and transfers',
    receipt: (number) => `Receipt ${number}`,
    state: ({ state, amount, allocated, due_on, payment_state }) => {
      if (state === 'waived') return allocated > 0 ? `Waived after ${naira(allocated)}` : 'Waived';
      if (state === 'void') return 'No longer charged';
      // The whole amount is beside it.
      const due =
        state === 'open' && payment_state !== 'closed' && allocated > 0
          ? `${naira(Math.max(0, amount - allocated))} due`
          : adminPayments.states[payment_state];
      return state === 'open' && due_on ? `${due}, by ${formatDay(due_on)}` : due;
    },
    noFacts: 'No date or reference',
    allocatedBy: recordedBy,
    reversed: (receipt, day, note) => `Receipt ${receipt} was reversed on ${day} by credit note ${note}.`,
    waiting: (name, reason) =>
      `${name} asks to reverse this: “${reason}” Another person must approve it, under To approve.`,
    credit: (amount) => `${amount} credit`,
    creditText: 'Received, and not allocated. It can pay what is due.',
    useCredit: 'Use the credit',
    waive: 'Waive fee',
    takeBack: 'Reverse',
    actionOf: (action, what) => `${action}: ${what}`,
  } satisfies ChargeListLabels,
  waive: {
    title: 'Waive this charge?',
    text: (what: string, left: string) =>
      `${left} of ${what} is then not asked for. What was paid stays. The member sees that it was waived.`,
    reason: 'Why it is waived',
    reasonRequired,
    submit: 'Waive fee',
    ...dialogEnd,
  } satisfies ReasonDialogLabels & { text: unknown },
  takeBack: {
    title: 'Reverse this confirmation?',
    text: (what: string, amount: string) =>
      `${amount} of ${what} is reversed once another treasurer or admin approves it. The charge is then due again, a credit note reverses the receipt, and anyone who verifies it is told. The money is then listed under Not allocated.`,
    reason: 'Why it is reversed',
    reasonRequired,
    box: {
      label: 'The money never came',
      help: 'The bank has reversed the transfer. It then leaves the cash book and is not listed under Not allocated.',
    },
    submit: 'Ask to reverse it',
    ...dialogEnd,
  } satisfies ReasonDialogLabels & { text: unknown },
  reversalsList: {
    title: 'To approve',
    loading: 'Loading requests',
    failed: 'The requests could not be loaded.',
    empty: { title: 'Nothing to approve', text: 'Payments that a colleague asks to reverse appear here.' },
  },
  agree: {
    title: 'Reverse this payment?',
    message: (amount: string, name: string, neverCame: boolean) =>
      `${amount} of ${name} is reversed: the charge is due again, and a credit note reverses the receipt. ${neverCame ? 'The money never came, so it leaves the cash book.' : 'The money is then listed under Not allocated.'}`,
    submit: 'Approve',
  },
  refuse: {
    title: 'Refuse to reverse it?',
    message: (amount: string, name: string) => `${amount} of ${name} stays as it is, and the request ends.`,
    submit: 'Refuse',
  },
  reversals: {
    own: 'You asked: another person must approve it',
    ownCharge: 'Your own payment',
    notReceived: 'The money never came',
  },
} as const;
