import * as z from 'zod/mini';
import { described } from './described.ts';
import { gradeCodes } from './grade.ts';
import { idSchema } from './id.ts';
import { calendarDateSchema, textUpTo } from './text.ts';
import {
  accountName,
  calendarDate,
  creditNoteNumber,
  fileName,
  naira,
  paymentReference,
  receiptNumber,
  rowId,
  timestamp,
} from './values.ts';

/** `received`: a proof of payment was uploaded. `confirmed`: an admin verified the payment. `queried`: an admin questioned it (S-10.5). */
export const paymentStates = ['none', 'received', 'confirmed', 'queried'] as const;
export type PaymentState = (typeof paymentStates)[number];
export const paymentStateSchema = z.enum(paymentStates);

/** As people read them. `closed`: nothing is due, because the application was rejected or withdrawn (PAY-6). */
export const shownPaymentStates = [...paymentStates, 'closed'] as const;
export type ShownPaymentState = (typeof shownPaymentStates)[number];

export const shownPaymentStateSchema = described(
  'As people read it. `closed`: nothing is due, because the application was rejected or withdrawn.',
  z.enum(shownPaymentStates),
);

/** The fees of a grade (S-9.5): the first comes with the application, the second after the approval. */
export const feeKinds = ['application', 'admission'] as const;
export type FeeKind = (typeof feeKinds)[number];

export const feeKindSchema = z.enum(feeKinds);

/** What an account can owe: the fees of an application, the yearly due of a member, or something else. */
export const chargeKinds = [...feeKinds, 'annual', 'other'] as const;
export type ChargeKind = (typeof chargeKinds)[number];
export const chargeKindSchema = z.enum(chargeKinds);

/** What takes a receipt back. */
export const reversalSchemas = {
  reversed_at: described(
    'When the payment was taken back. Null or absent if it was not.',
    z.optional(z.nullable(timestamp)),
  ),
  credit_note: described(
    'Number of the credit note that reverses it. Null or absent if it was not.',
    z.optional(z.nullable(creditNoteNumber)),
  ),
} as const;

export const chargeReceiptSchema = z.object({ number: receiptNumber, amount: naira, ...reversalSchemas });

/** For a fee of an application. */
export const issuedReceiptSchema = z.extend(chargeReceiptSchema, { fee: feeKindSchema });
export type IssuedReceipt = z.infer<typeof issuedReceiptSchema>;

export const paymentLimits = {
  /** Largest amount, in naira: far above the highest fee, within the four bytes in which it is stored. */
  amount: 100_000_000,
  /** In characters. */
  question: 1000,
  /** For recording more than the fee. In characters. */
  reason: 1000,
  /** In characters. */
  bankReference: 100,
} as const;

export const amountSchema = z
  .number()
  .check(
    z.int('Must be a whole number of naira'),
    z.positive('Must be more than 0'),
    z.lte(paymentLimits.amount, `Must be at most ${paymentLimits.amount}`),
  );

/** Besides its amount. */
export const transferSchemas = {
  value_date: described('The day on which the money was on the account.', z.optional(calendarDateSchema)),
  bank_reference: described(
    "The bank's own reference of the transfer. It can be recorded again with a reason, if amount or date differ.",
    z.optional(textUpTo(paymentLimits.bankReference)),
  ),
  reason: described(
    'Required if the transfers add up to more than the fee, or less when it is confirmed; then the rest is waived. Also why a bank reference is recorded again.',
    z.optional(textUpTo(paymentLimits.reason)),
  ),
} as const;

/** 409 if the payment has changed since (PAY-19). */
const seenSchemas = {
  seen_state: z.optional(paymentStateSchema),
  seen_amount: described(
    'Amount received so far. Null if nothing was recorded.',
    z.optional(z.nullable(naira)),
  ),
} as const;

export const paymentDecisionSchema = z.object({
  application_id: idSchema,
  state: z.enum(['confirmed', 'queried']),
  amount: described(
    'In whole naira, in addition to part payments. Without it, the recorded amount stays. A payment without an amount is not confirmed.',
    z.optional(amountSchema),
  ),
  ...transferSchemas,
  question: described('Only for a queried payment.', z.optional(textUpTo(paymentLimits.question))),
  ...seenSchemas,
});

export type PaymentDecision = z.infer<typeof paymentDecisionSchema>;

/** PAY-16. */
export const partPaymentSchema = z.object({
  application_id: idSchema,
  amount: amountSchema,
  ...transferSchemas,
  ...seenSchemas,
});
export type PartPayment = z.infer<typeof partPaymentSchema>;

/** As recorded for an application. */
export const recordedTransferSchema = z.object({
  id: rowId,
  amount: naira,
  value_date: z.nullable(calendarDate),
  bank_reference: z.nullable(z.string()),
  reason: described('For recording more than the fee.', z.nullable(z.string())),
  recorded_by: described('Name of the admin.', accountName),
  recorded_at: timestamp,
});
export type RecordedTransfer = z.infer<typeof recordedTransferSchema>;

export const paymentChangeSchema = z.object({
  changed_by: accountName,
  changed_at: timestamp,
});
export type PaymentChange = z.infer<typeof paymentChangeSchema>;

/** The facts that admins see first. */
const paymentFacts = {
  application_id: rowId,
  reference: paymentReference,
  name: z.string(),
  grade: z.nullable(z.enum(gradeCodes)),
  fee_kind: feeKindSchema,
  fee: described('What is charged. Null without a charge.', z.nullable(naira)),
  amount: described('Amount received so far. Null until it is recorded.', z.nullable(naira)),
  state: paymentStateSchema,
  is_own: described("Whether the application is the asking admin's own.", z.boolean()),
} as const;

/** An answer to a query: words, a new proof, or both. */
export const paymentReplySchema = z.object({
  question: described('Null if nothing was asked.', z.nullable(z.string())),
  answer: z.nullable(z.string()),
  new_proof: z.boolean(),
});
export type PaymentReply = z.infer<typeof paymentReplySchema>;

export const adminPaymentSchema = z.object({
  ...paymentFacts,
  payment_state: shownPaymentStateSchema,
  withdrawn_at: described("A withdrawn application's payment can't be changed.", z.nullable(timestamp)),
  question: described('Null unless the payment is queried.', z.nullable(z.string())),
  proof: described('File name of the proof of payment.', z.nullable(fileName)),
  proof_uploaded_at: described('Null if unknown.', z.nullable(timestamp)),
  receipt_number: described('The receipt for this fee. Null if there is none.', z.nullable(receiptNumber)),
  receipts: described(
    'Oldest first: also that for the application fee once the admission fee is due.',
    z.array(issuedReceiptSchema),
  ),
  undo_until: described(
    "Until when the asking admin can undo the confirmation. The receipt is issued then. Null or absent if they can't.",
    z.optional(z.nullable(timestamp)),
  ),
  transfers: described(
    'For this fee, oldest first. Payments confirmed before transfers were recorded have none.',
    z.array(recordedTransferSchema),
  ),
  last_change: described('Null if nothing was recorded.', z.nullable(paymentChangeSchema)),
  charge_id: described(
    'The charge that `fee` and `amount` are about. Null if there is none.',
    z.nullable(rowId),
  ),
  credit: described('Money of the account that is not allocated.', naira),
  reply: described(
    'Sent since the payment was queried. Null or absent unless it waits to be checked again.',
    z.optional(z.nullable(paymentReplySchema)),
  ),
});
export type AdminPayment = z.infer<typeof adminPaymentSchema>;

/** PAY-21. */
export const statementLimits = {
  /** Size of the file, in bytes: 100,000 lines of 200 characters. */
  bytes: 20 * 1024 * 1024,
  lines: 100_000,
  /** Lines of a request. */
  linesPerCall: 300,
  /** JSON of the lines of a request, within the limit of a body. */
  bytesPerCall: 90 * 1024,
  /** In characters. The rest is not compared. */
  narration: 300,
} as const;

/** A credit line of a bank statement. */
export const statementLineSchema = z.object({
  amount: described(
    'In whole naira.',
    z.number().check(z.int('Must be a whole number of naira'), z.nonnegative('Must not be negative')),
  ),
  value_date: described(
    "Calendar date. Null if it can't be read.",
    z.nullable(z.string().check(z.maxLength(10, 'Must be a calendar date, YYYY-MM-DD'))),
  ),
  bank_reference: textUpTo(paymentLimits.bankReference),
  narration: textUpTo(statementLimits.narration),
});
export type StatementLine = z.infer<typeof statementLineSchema>;

/** Why a line may belong to a payment. */
export const matchReasons = ['reference', 'amount', 'name'] as const;
export type MatchReason = (typeof matchReasons)[number];

/** See `matchConfidence`. */
export const matchConfidences = ['high', 'medium', 'low'] as const;
export type MatchConfidence = (typeof matchConfidences)[number];

/** A payment to which a line of a statement may belong. */
export const paymentMatchSchema = z.object({
  ...paymentFacts,
  reasons: z.array(z.enum(matchReasons)),
  contradiction: described(
    'A word of the line that speaks against it: a refund, another fee, another application. Null or absent if there is none.',
    z.optional(z.nullable(z.string())),
  ),
  confidence: z.enum(matchConfidences),
});
export type PaymentMatch = z.infer<typeof paymentMatchSchema>;

export const lineMatchSchema = z.object({
  recorded_for: described(
    'What this transfer pays, or in words that it pays nothing yet. Null if it was not recorded.',
    z.nullable(z.string()),
  ),
  matches: described('Most likely first.', z.array(paymentMatchSchema)),
});
export type LineMatch = z.infer<typeof lineMatchSchema>;
