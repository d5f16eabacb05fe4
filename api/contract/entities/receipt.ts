import * as z from 'zod/mini';
import { described } from './described.ts';
import { gradeCodes } from './grade.ts';
import { chargeKindSchema, reversalSchemas } from './payment.ts';
import { naira, paymentReference, receiptNumber, rowId, timestamp } from './values.ts';

/** What anyone with the code may see. */
export const verifiedReceiptSchema = z.object({
  number: receiptNumber,
  initials: described("Without titles: 'A. B.'. Empty once the account was erased.", z.string()),
  grade: z.enum(gradeCodes),
  amount: naira,
  issued_at: described('When the payment was confirmed.', timestamp),
  ...reversalSchemas,
});

/** Never changes after it is issued. A credit note reverses it. */
export const receiptSchema = z.extend(z.omit(verifiedReceiptSchema, { initials: true }), {
  code: described('For verification by anyone: 16 letters and digits.', z.string()),
  application_id: described('Null if it is for no application.', z.nullable(rowId)),
  fee: chargeKindSchema,
  reference: paymentReference,
  name: described("The applicant's name when the payment was confirmed.", z.string()),
});

export type Receipt = z.infer<typeof receiptSchema>;
export type VerifiedReceipt = z.infer<typeof verifiedReceiptSchema>;
