import * as z from 'zod/mini';
import { gradeCodes } from './grade.ts';
import { feeKindSchema } from './payment.ts';

/** What anyone with the code may see. */
export const verifiedReceiptSchema = z.object({
  /** IMC-R-{year}-{number in that year, at least five digits}. */
  number: z.string(),
  /** Without titles: 'A. B.'. Empty once the account was erased. */
  initials: z.string(),
  grade: z.enum(gradeCodes),
  /** In naira. */
  amount: z.number(),
  /** When the payment was confirmed, a UTC ISO time. */
  issued_at: z.string(),
});

/** Never changes after it is issued. */
export const receiptSchema = z.extend(z.omit(verifiedReceiptSchema, { initials: true }), {
  /** For verification by anyone: 16 characters of `receiptCodeAlphabet`. */
  code: z.string(),
  application_id: z.number(),
  fee: feeKindSchema,
  /** Payment reference: IMC-APP-{application id}. */
  reference: z.string(),
  /** The applicant's name when the payment was confirmed. */
  name: z.string(),
});

export type Receipt = z.infer<typeof receiptSchema>;
export type VerifiedReceipt = z.infer<typeof verifiedReceiptSchema>;
