import * as z from 'zod/mini';
import { described } from '../entities/described.ts';
import { idSchema } from '../entities/id.ts';
import { chargeKindSchema } from '../entities/payment.ts';
import { receiptSchema, verifiedReceiptSchema } from '../entities/receipt.ts';
import { type CallDocs, defineCall, success } from './call.ts';

/** Requests per minute that a network address may make to verify receipts. An office may check a pile of them. */
const verificationsPerMinute = 30;

/**
 * Returns the receipt for a fee of an application, or for a charge; without `fee`, the newest. 404 with the same message if it has none, does not exist, or belongs to
 * another member. Admins may read any.
 */
export const receiptCall = defineCall({
  method: 'GET',
  path: '/get-receipt.php',
  access: 'signed-in',
  query: z.object({
    application_id: z.optional(idSchema),
    fee: z.optional(chargeKindSchema),
    charge_id: described('Instead of an application.', z.optional(idSchema)),
  }),
  response: z.object({ status: success, receipt: receiptSchema }),
});

/** Returns what anyone may see of the receipt with a code, in any spelling that `readReceiptCode` accepts. 404 if there is none. */
export const verifyReceiptCall = defineCall({
  method: 'GET',
  path: '/verify-receipt.php',
  access: 'anyone',
  limited: verificationsPerMinute,
  query: z.object({ code: z.string().check(z.maxLength(100)) }),
  response: z.object({ status: success, receipt: verifiedReceiptSchema }),
});

export const receiptsDocs: CallDocs = {
  receipt: {
    call: receiptCall,
    summary: 'Get the receipt for the confirmed payment of an application',
    description: 'Members read their own receipts, admins any.',
    refusals: {
      400: 'Neither an application nor a charge is named.',
      404: 'The application has no receipt, does not exist or belongs to another member.',
    },
  },
  verifyReceipt: {
    call: verifyReceiptCall,
    summary: 'Verify a receipt by its code',
    description: 'Returns the name only as initials.',
    refusals: {
      404: 'No receipt has this code.',
      429: 'The network address made 30 requests in the last minute.',
    },
  },
};
