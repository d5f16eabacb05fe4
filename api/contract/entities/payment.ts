import * as z from 'zod/mini';
import { isCalendarDate } from '../rules/dates.ts';
import { gradeCodes } from './grade.ts';
import { idSchema } from './id.ts';
import { textUpTo } from './text.ts';

/** `received`: a proof of payment was uploaded. `confirmed`: an admin verified the payment. `queried`: an admin questioned it (S-10.5). */
export const paymentStates = ['none', 'received', 'confirmed', 'queried'] as const;
export type PaymentState = (typeof paymentStates)[number];
export const paymentStateSchema = z.enum(paymentStates);

/** The fees of a grade (S-9.5): the first comes with the application, the second after the approval. */
export const feeKinds = ['application', 'admission'] as const;
export type FeeKind = (typeof feeKinds)[number];

export const feeNames: Readonly<Record<FeeKind, string>> = {
  application: 'Application fee',
  admission: 'Admission fee',
};
export const feeKindSchema = z.enum(feeKinds);

export const issuedReceiptSchema = z.object({
  number: z.string(),
  fee: feeKindSchema,
  /** In naira. */
  amount: z.number(),
});
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

const amountSchema = z
  .number()
  .check(
    z.int('Must be a whole number of naira'),
    z.positive('Must be more than 0'),
    z.lte(paymentLimits.amount, `Must be at most ${paymentLimits.amount}`),
  );

/** Besides its amount. */
const transferSchemas = {
  /** The day on which the money was on the account, YYYY-MM-DD. */
  value_date: z.optional(
    z.string().check(z.refine(isCalendarDate, { error: 'Must be a calendar date, YYYY-MM-DD' })),
  ),
  /** The bank's own reference of the transfer. It can be recorded once (`bankReferenceKey`). */
  bank_reference: z.optional(textUpTo(paymentLimits.bankReference)),
  /** Required if the transfers add up to more than the fee. */
  reason: z.optional(textUpTo(paymentLimits.reason)),
} as const;

/** 409 if the payment has changed since (PAY-19). */
const seenSchemas = {
  seen_state: z.optional(paymentStateSchema),
  /** Amount received so far, in naira. Null if nothing was recorded. */
  seen_amount: z.optional(z.nullable(z.number())),
} as const;

export const paymentDecisionSchema = z.object({
  application_id: idSchema,
  state: z.enum(['confirmed', 'queried']),
  /** In whole naira, in addition to part payments. Without it, the recorded amount stays. A payment without an amount is not confirmed. */
  amount: z.optional(amountSchema),
  ...transferSchemas,
  /** Only for a queried payment. */
  question: z.optional(textUpTo(paymentLimits.question)),
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
  id: z.number(),
  /** In naira. */
  amount: z.number(),
  value_date: z.nullable(z.string()),
  bank_reference: z.nullable(z.string()),
  /** For recording more than the fee. */
  reason: z.nullable(z.string()),
  /** Name of the admin. */
  recorded_by: z.string(),
  /** UTC ISO time. */
  recorded_at: z.string(),
});
export type RecordedTransfer = z.infer<typeof recordedTransferSchema>;

export const paymentChangeSchema = z.object({
  /** Name of the account. */
  changed_by: z.string(),
  /** UTC ISO time. */
  changed_at: z.string(),
});
export type PaymentChange = z.infer<typeof paymentChangeSchema>;

/** The facts that admins see first. */
const paymentFacts = {
  application_id: z.number(),
  reference: z.string(),
  name: z.string(),
  grade: z.nullable(z.enum(gradeCodes)),
  fee_kind: feeKindSchema,
  /** In naira (`feeDue`). */
  fee: z.nullable(z.number()),
  /** Amount received so far, in naira. Null until it is recorded. */
  amount: z.nullable(z.number()),
  state: paymentStateSchema,
  /** Whether the application is the asking admin's own. */
  is_own: z.boolean(),
} as const;

/** An answer to a query: words, a new proof, or both. */
export const paymentReplySchema = z.object({
  /** Null if nothing was asked. */
  question: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  new_proof: z.boolean(),
});
export type PaymentReply = z.infer<typeof paymentReplySchema>;

export const adminPaymentSchema = z.object({
  ...paymentFacts,
  /** UTC ISO time. A withdrawn application's payment can't be changed. */
  withdrawn_at: z.nullable(z.string()),
  /** Null unless the payment is queried. */
  question: z.nullable(z.string()),
  /** File name of the proof of payment. */
  proof: z.nullable(z.string()),
  /** UTC ISO time. Null if unknown. */
  proof_uploaded_at: z.nullable(z.string()),
  /** The receipt for this fee. Null if there is none. */
  receipt_number: z.nullable(z.string()),
  /** Oldest first: also that for the application fee once the admission fee is due. */
  receipts: z.array(issuedReceiptSchema),
  /** Until when the asking admin can undo the confirmation, a UTC ISO time. The receipt is issued then. Null or absent if they can't. */
  undo_until: z.optional(z.nullable(z.string())),
  /** For this fee, oldest first. Payments confirmed before transfers were recorded have none. */
  transfers: z.array(recordedTransferSchema),
  /** Null if nothing was recorded. */
  last_change: z.nullable(paymentChangeSchema),
  /** Sent since the payment was queried. Null or absent unless it waits to be checked again. */
  reply: z.optional(z.nullable(paymentReplySchema)),
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
  /** In whole naira. */
  amount: z.number().check(z.int('Must be a whole number of naira'), z.nonnegative('Must not be negative')),
  /** Calendar date. Null if it can't be read. */
  value_date: z.nullable(z.string().check(z.maxLength(10, 'Must be a calendar date, YYYY-MM-DD'))),
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
  confidence: z.enum(matchConfidences),
});
export type PaymentMatch = z.infer<typeof paymentMatchSchema>;

export const lineMatchSchema = z.object({
  /** The application with this transfer. Null if it was not recorded. */
  recorded_for: z.nullable(z.string()),
  /** Most likely first. */
  matches: z.array(paymentMatchSchema),
});
export type LineMatch = z.infer<typeof lineMatchSchema>;
