import * as z from 'zod/mini';
import { isCalendarDate } from '../rules/dates.ts';
import { gradeCodes } from './grade.ts';
import { idSchema } from './id.ts';
import { textUpTo } from './text.ts';

/**
 * States of an application's payment (S-10.5): `none`; `received`, a proof of payment was uploaded; `confirmed`, an admin verified the
 * payment; `queried`, an admin questioned it.
 */
export const paymentStates = ['none', 'received', 'confirmed', 'queried'] as const;
export type PaymentState = (typeof paymentStates)[number];
export const paymentStateSchema = z.enum(paymentStates);

/** The two fees of a grade (S-9.5). Each is a payment of its own: the first comes with the application, the second after the approval. */
export const feeKinds = ['application', 'admission'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** Names of the two fees that an application pays, one after the other. */
export const feeNames: Readonly<Record<FeeKind, string>> = {
  application: 'Application fee',
  admission: 'Admission fee',
};
export const feeKindSchema = z.enum(feeKinds);

/** A receipt of an application, as lists name it. */
export const issuedReceiptSchema = z.object({
  number: z.string(),
  fee: feeKindSchema,
  /** In naira. */
  amount: z.number(),
});
export type IssuedReceipt = z.infer<typeof issuedReceiptSchema>;

/** Limits of what an admin records about a payment. */
export const paymentLimits = {
  /** Largest amount, in naira: far above the highest fee, within the four bytes in which it is stored. */
  amount: 100_000_000,
  /** Maximum length of a question to the member, in characters. */
  question: 1000,
  /** Maximum length of the reason for recording more than the fee, in characters. */
  reason: 1000,
  /** Maximum length of the bank's reference of a transfer, in characters. */
  bankReference: 100,
} as const;

const amountSchema = z
  .number()
  .check(
    z.int('Must be a whole number of naira'),
    z.positive('Must be more than 0'),
    z.lte(paymentLimits.amount, `Must be at most ${paymentLimits.amount}`),
  );

/** Facts of a transfer besides its amount. */
const transferSchemas = {
  /** The day on which the money was on the account, YYYY-MM-DD. */
  value_date: z.optional(
    z.string().check(z.refine(isCalendarDate, { error: 'Must be a calendar date, YYYY-MM-DD' })),
  ),
  /** The bank's own reference of the transfer. It can be recorded once (`bankReferenceKey`). */
  bank_reference: z.optional(textUpTo(paymentLimits.bankReference)),
  /** Why more than the fee is recorded. Required if the transfers then add up to more than it. */
  reason: z.optional(textUpTo(paymentLimits.reason)),
} as const;

/** What the admin saw. If it is different since, nothing is changed: 409 (PAY-19). */
const seenSchemas = {
  seen_state: z.optional(paymentStateSchema),
  /** Amount received so far, in naira. Null if nothing was recorded. */
  seen_amount: z.optional(z.nullable(z.number())),
} as const;

/** What an admin records about the payment of an application. */
export const paymentDecisionSchema = z.object({
  application_id: idSchema,
  state: z.enum(['confirmed', 'queried']),
  /**
   * Amount received, in whole naira, in addition to part payments. Without it, the recorded amount stays. A payment without an amount is not
   * confirmed.
   */
  amount: z.optional(amountSchema),
  ...transferSchemas,
  /** What the member is asked. Only for a queried payment. */
  question: z.optional(textUpTo(paymentLimits.question)),
  ...seenSchemas,
});

export type PaymentDecision = z.infer<typeof paymentDecisionSchema>;

/** A transfer that pays a part of what is due (PAY-16). */
export const partPaymentSchema = z.object({
  application_id: idSchema,
  amount: amountSchema,
  ...transferSchemas,
  ...seenSchemas,
});
export type PartPayment = z.infer<typeof partPaymentSchema>;

/** A transfer that was recorded for an application. */
export const recordedTransferSchema = z.object({
  id: z.number(),
  /** In naira. */
  amount: z.number(),
  value_date: z.nullable(z.string()),
  bank_reference: z.nullable(z.string()),
  /** Why more than the fee was recorded. */
  reason: z.nullable(z.string()),
  /** Name of the admin. */
  recorded_by: z.string(),
  /** UTC ISO time. */
  recorded_at: z.string(),
});
export type RecordedTransfer = z.infer<typeof recordedTransferSchema>;

/** Who changed a payment last, and when. */
export const paymentChangeSchema = z.object({
  /** Name of the account. */
  changed_by: z.string(),
  /** UTC ISO time. */
  changed_at: z.string(),
});
export type PaymentChange = z.infer<typeof paymentChangeSchema>;

/** What admins see first of the payment of an application. */
const paymentFacts = {
  application_id: z.number(),
  reference: z.string(),
  /** Name of the applicant. */
  name: z.string(),
  grade: z.nullable(z.enum(gradeCodes)),
  /** Which fee of the grade is paid now. */
  fee_kind: feeKindSchema,
  /** That fee, in naira (`feeDue`). */
  fee: z.nullable(z.number()),
  /** Amount received so far, in naira. Null until it is recorded. */
  amount: z.nullable(z.number()),
  state: paymentStateSchema,
  /** Whether the application is the asking admin's own, who can't decide on it. */
  is_own: z.boolean(),
} as const;

/** What an applicant sent since the payment was queried: an answer in words, a new proof, or both. */
export const paymentReplySchema = z.object({
  /** What was asked. Null if nothing was written. */
  question: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  new_proof: z.boolean(),
});
export type PaymentReply = z.infer<typeof paymentReplySchema>;

/** The payment of an application, as admins list it. */
export const adminPaymentSchema = z.object({
  ...paymentFacts,
  /** When the applicant withdrew the application, a UTC ISO time. Its payment can't be changed then. */
  withdrawn_at: z.nullable(z.string()),
  /** What the member was asked. Null unless the payment is queried. */
  question: z.nullable(z.string()),
  /** File name of the proof of payment. */
  proof: z.nullable(z.string()),
  /** When the proof came, a UTC ISO time. Null if unknown. */
  proof_uploaded_at: z.nullable(z.string()),
  /** Number of the receipt for this fee. Null if there is none. */
  receipt_number: z.nullable(z.string()),
  /** The receipts of the application, oldest first: also that for its application fee once the admission fee is due. */
  receipts: z.array(issuedReceiptSchema),
  /** Until when the asking admin can undo the confirmation, a UTC ISO time. Its receipt is issued then. Null or absent if they can't. */
  undo_until: z.optional(z.nullable(z.string())),
  /** Recorded transfers for this fee, oldest first. Payments that were confirmed before transfers were recorded have none. */
  transfers: z.array(recordedTransferSchema),
  /** Null if nothing was recorded. */
  last_change: z.nullable(paymentChangeSchema),
  /** What the applicant sent since it was queried. Null or absent unless the payment waits to be checked again. */
  reply: z.optional(z.nullable(paymentReplySchema)),
});
export type AdminPayment = z.infer<typeof adminPaymentSchema>;

/** Number of payments in each state. */
export const paymentCountsSchema = z.object({
  none: z.number(),
  received: z.number(),
  confirmed: z.number(),
  queried: z.number(),
});
export type PaymentCounts = z.infer<typeof paymentCountsSchema>;

/** Limits of a bank statement (PAY-21). */
export const statementLimits = {
  /** Size of the file, in bytes: 100,000 lines of 200 characters. */
  bytes: 20 * 1024 * 1024,
  lines: 100_000,
  /** Lines of a request. */
  linesPerCall: 300,
  /** Bytes of the lines of a request as JSON, so that it stays within the limit of a body. */
  bytesPerCall: 90 * 1024,
  /** Maximum length of the narration of a line. The rest is not compared. */
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

/** What speaks for a match. */
export const matchReasons = ['reference', 'amount', 'name'] as const;
export type MatchReason = (typeof matchReasons)[number];

/** How sure a match is (`matchConfidence`). */
export const matchConfidences = ['high', 'medium', 'low'] as const;
export type MatchConfidence = (typeof matchConfidences)[number];

/** A payment that a line of a statement may belong to. */
export const paymentMatchSchema = z.object({
  ...paymentFacts,
  reasons: z.array(z.enum(matchReasons)),
  confidence: z.enum(matchConfidences),
});
export type PaymentMatch = z.infer<typeof paymentMatchSchema>;

/** What is known about a line of a statement. */
export const lineMatchSchema = z.object({
  /** Reference of the application for which the transfer was recorded before. Null if it was not. */
  recorded_for: z.nullable(z.string()),
  /** Payments that the line may belong to, most likely first. */
  matches: z.array(paymentMatchSchema),
});
export type LineMatch = z.infer<typeof lineMatchSchema>;
