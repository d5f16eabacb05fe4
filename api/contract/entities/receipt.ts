import * as z from 'zod/mini';
import { gradeCodes } from './grade.ts';
import { feeKindSchema } from './payment.ts';

/** What anyone who has the code of a receipt may see of it: the name only as initials. */
export const verifiedReceiptSchema = z.object({
  /** IMC-R-{year}-{number in that year, at least five digits}. */
  number: z.string(),
  /** Initials of the applicant without titles, such as 'A. B.'. Empty once the account was erased. */
  initials: z.string(),
  grade: z.enum(gradeCodes),
  /** Amount received, in naira. */
  amount: z.number(),
  /** When the payment was confirmed, a UTC ISO time. */
  issued_at: z.string(),
});

/** The receipt for the confirmed payment of an application. It never changes. */
export const receiptSchema = z.extend(z.omit(verifiedReceiptSchema, { initials: true }), {
  /** Code by which anyone can verify the receipt: 16 characters of `receiptCodeAlphabet`. */
  code: z.string(),
  application_id: z.number(),
  /** The fee that was paid. */
  fee: feeKindSchema,
  /** Payment reference: IMC-APP-{application id}. */
  reference: z.string(),
  /** Name of the applicant when the payment was confirmed. */
  name: z.string(),
});

export type Receipt = z.infer<typeof receiptSchema>;
export type VerifiedReceipt = z.infer<typeof verifiedReceiptSchema>;
