import type { ChargeToPayLabels } from '@imc/ui/membership';
import { paymentQuestionFallback, paymentStatesFor } from './payment-states.ts';
import { proofUpload } from './proof-field.ts';

export const proofViewer = {
  proofTitle: (reference: string) => `Proof of payment for ${reference}`,
  proofAlt: (reference: string) => `Proof of payment for ${reference}`,
  proofFailed: 'This picture could not be loaded. Try again in a moment.',
  viewer: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', rotate: 'Rotate', close: 'Close' },
} as const;

export const transferLabels = {
  accountNumber: 'Account number',
  bank: 'Bank',
  accountName: 'Account name',
  reference: 'Payment reference',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copy by hand',
  rest: (fee: string) => `${fee}, not paid`,
  received: (received: string, charged: string) => `${received} of ${charged} was received`,
  settled: (received: string) => `Paid in full: we have received ${received}.`,
  credit: (more: string) => `We received ${more} more than the fee and keep it as your credit.`,
  waived: 'The Institute has waived this fee. No payment is due.',
  nothing: 'There is nothing to pay at the moment.',
  unknown: 'The fee depends on the grade. Choose it in your application first.',
  otherFees: 'Other published fees',
} as const satisfies ChargeToPayLabels;

/** What is known of the transfer of a payment that is checked, with the day of its picture (PAY-43). */
export const transferProgress = {
  'not-read': (day: string) =>
    `We are still checking our bank statement of ${day}. You need not do anything.`,
  missing: (day: string) =>
    `We did not find your transfer in our bank statement of ${day}. Please send a new proof.`,
  overdue: (day: string) => `We have not found your transfer of ${day}. Please send a new proof.`,
  matching: () => 'We found a transfer that fits this payment and are checking it. You need not do anything.',
} as const;

/** Shown instead of a bank account: it could not be loaded, or is not set. */
export const paymentDetails = {
  notSet: {
    title: 'Our bank account is not published yet',
    text: 'Please don’t transfer anything until you see it here. You can fill in your application in the meantime. If you have paid already, or have a question, write to',
  },
  failed:
    'The bank account could not be loaded. Please don’t use one that you noted earlier: it may have changed.',
  retry: 'Try again',
} as const;

/** S-2.63. The fees are in grades.ts, the bank account is a setting. */
export const payments = {
  title: 'Payments',
  lead: 'Pay by bank transfer and quote the reference of your application. This site takes no card payments.',
  pending: {
    title: 'Pending Payments',
    loading: 'Loading your pending payments',
    empty: 'Nothing is pending. A fee appears here once you choose a grade in an application.',
    action: { label: 'Go to My Applications', to: '/dashboard/application' },
    queried: 'Questions about a payment? Write to',
  },
  /** Money that pays nothing yet. */
  credit: (sum: string) => `You have a credit of ${sum}. We will use it for your next fee or refund it.`,
  query: {
    title: 'The treasurer has a question about this payment',
    noQuestion: paymentQuestionFallback,
    text: 'Send a new proof, an answer, or both.',
    form: (reference: string) => `Answer about ${reference}`,
    answer: 'Your answer',
    required: 'Write an answer or choose a proof.',
    send: 'Send answer',
    account: 'Bank details',
    unavailable: 'The form could not be checked. Please try again.',
  },
  /** The same form for a transfer that was not found. */
  notFound: {
    title: 'From the treasurer',
    text: 'Choose a proof that shows the day, the sum and the account you paid from.',
    required: 'Choose a proof.',
    send: 'Send a new proof',
  },
  answerFailed: {
    refused: 'Your answer could not be sent.',
    failed: 'Your answer could not be sent. It is still here: please try again.',
  },
  /** Shown if the server accepted the answer or the proof without a message. */
  answered: 'Your answer was sent.',
  replaced: 'Your new proof was received.',
  /** Texts for a new proof that differ from those in the application form. */
  newProof: {
    ...proofUpload,
    label: 'New proof of payment',
    help: '',
    submitting: 'Not sent yet',
  },
  history: {
    title: 'Payment History',
    loading: 'Loading your payment history',
    empty: 'No payment has been confirmed yet. It appears here once we confirm your transfer.',
  },
  failed: 'Your payments could not be loaded. Nothing is lost.',
  table: {
    reference: 'Reference',
    due: 'Amount',
    about: 'For',
    amount: 'Received',
    status: 'Status',
    receipt: 'Receipt',
    proof: 'Proof of payment',
    viewProof: 'View proof',
    states: { ...paymentStatesFor('member'), waived: 'waived', reversed: 'reversed', closed: 'closed' },
    reversedOn: (day: string) => `on ${day}`,
    payNow: 'Pay Now',
    newProof: 'Send a new proof',
    ...proofViewer,
  },
  transfer: {
    title: (reference: string) => `Transfer for ${reference}`,
    lead: 'Make a transfer from your bank and quote the payment reference.',
    queriedLead: 'Use these only if you have not made the transfer yet.',
    note: 'Then attach your proof of payment to your application. For what each grade pays, see the',
    queriedNote: 'Then send your proof of payment with your answer. For what each grade pays, see the',
    /** For a fee after a part payment, which needs no picture. */
    partPaidNote: 'We confirm it once the money arrives. For what each grade pays, see the',
    feesByGrade: { label: 'fees by grade', to: '/membership/application' },
    continue: { label: 'Continue your application', to: '/dashboard/application?view=form' },
    close: 'Close',
  },
} as const;
