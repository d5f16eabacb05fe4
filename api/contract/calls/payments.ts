import * as z from 'zod/mini';
import { searchTextSchema, sortOrders } from '../application/list-query.ts';
import { sameProofSchema } from '../entities/application-review.ts';
import { idSchema } from '../entities/id.ts';
import {
  adminPaymentSchema,
  feeKinds,
  lineMatchSchema,
  partPaymentSchema,
  paymentChangeSchema,
  paymentCountsSchema,
  paymentDecisionSchema,
  paymentStateSchema,
  statementLimits,
  statementLineSchema,
} from '../entities/payment.ts';
import { defineList, pageFields, type QueryOf } from '../rules/list.ts';
import { defineCall, doneResponse, refusalSchema, success } from './call.ts';

/** The payments, by state. Those to check are shown first (PAY-13). */
export const paymentsList = defineList({
  filters: {
    state: z.optional(paymentStateSchema),
    q: z.optional(searchTextSchema),
    /** Default: those that wait the longest first if they wait for the Institute (`received`), else the last changed first. */
    order: z.optional(z.enum(sortOrders)),
  },
  first: { state: 'received' },
  shown: {
    /** Id of the application whose receipt is shown. */
    receipt: z.optional(idSchema),
    /** The fee of that receipt. Default: the newest. */
    fee: z.optional(z.enum(feeKinds)),
  },
});

/** Page, search, state and order of the list of payments. */
export type PaymentsQuery = QueryOf<typeof paymentsList>;

const paymentsResponse = {
  payments: z.array(adminPaymentSchema),
  ...pageFields,
  /** Number of payments in each state that match the search. */
  counts: paymentCountsSchema,
} as const;

/**
 * Returns one page of the payments of submitted applications that were not withdrawn, in the order of their last change (PAY-11, PAY-12).
 * `q` searches names, references, receipt numbers, bank references and amounts.
 */
export const paymentsCall = defineCall({
  method: 'GET',
  path: '/admin/payments.php',
  access: 'admin',
  query: paymentsList.query,
  response: z.object({ status: success, ...paymentsResponse }),
});

/** Returns one payment, and where else its proof was sent (PAY-14). 404 if no submitted application that was not withdrawn has this id. */
export const paymentCall = defineCall({
  method: 'GET',
  path: '/admin/payment.php',
  access: 'admin',
  query: z.object({ application_id: idSchema }),
  response: z.object({
    status: success,
    payment: adminPaymentSchema,
    /** Other applications with the same or a very similar picture as proof, at most 20. */
    same_proofs: z.array(sameProofSchema),
  }),
});

/** Error response of a call that changes a payment: who changed it since the admin saw it. */
const paymentRefusalSchema = z.extend(refusalSchema, {
  changed: z.optional(z.extend(paymentChangeSchema, { state: paymentStateSchema })),
});

/**
 * Records a transfer that pays a part of what is due. The payment stays in its state; the amounts of all transfers are added up (PAY-16). 400
 * for a date in the future, 403 for the admin's own application, 404 if no submitted application has this id, 409 if it was withdrawn, its
 * payment was confirmed or changed since the admin saw it, or the bank reference is recorded already. With an `Idempotency-Key` header, a retry
 * is answered like the first request.
 */
export const recordPartPaymentCall = defineCall({
  method: 'POST',
  path: '/admin/record-part-payment.php',
  access: 'admin',
  staffRoles: ['admin', 'treasurer'],
  body: partPaymentSchema,
  response: z.extend(doneResponse, {
    /** Sum of all recorded transfers, in naira. */
    amount: z.number(),
  }),
  refusal: paymentRefusalSchema,
});

/**
 * Records what an admin found out about a payment (PAY-17): 'confirmed' once the money was seen, with the amount in naira, or 'queried'
 * with the question that the member is asked. Confirming records the transfer. Ten minutes later, unless it is undone (`undoPaymentCall`), the
 * receipt for all that was received is issued (PAY-7), and the member's `payment_status` is 'completed' (S-10.5). Repeating a call changes nothing. With `seen_state` or `seen_amount`, 409 tells in
 * `changed` who changed the payment since. 400 if a payment is to be confirmed whose amount is unknown. 403 if the application is the admin's
 * own, 404 if no submitted application has this id, 409 if its payment is confirmed with another amount or is to be queried after it was
 * confirmed, or if the bank reference is recorded already (PAY-18).
 */
export const updatePaymentCall = defineCall({
  method: 'POST',
  path: '/admin/update-payment.php',
  access: 'admin',
  staffRoles: ['admin', 'treasurer'],
  body: paymentDecisionSchema,
  response: z.extend(doneResponse, {
    /** Number of the receipt of a confirmed payment. Null if it has none, or none yet. */
    receipt_number: z.optional(z.nullable(z.string())),
    /** Until when the admin can undo the confirmation, a UTC ISO time. Null if they can't. */
    undo_until: z.optional(z.nullable(z.string())),
  }),
  refusal: paymentRefusalSchema,
});

/**
 * Undoes the admin's own confirmation of a payment, within ten minutes of it: the payment is again what it was, its transfer is not recorded any
 * more, and neither receipt nor mail goes out. Repeating it changes nothing. 403 if another admin confirmed it or the application is the admin's
 * own, 404 if no submitted application has this id, 409 if it was withdrawn, there is no confirmation to undo, or the time is over.
 */
export const undoPaymentCall = defineCall({
  method: 'POST',
  path: '/admin/undo-payment.php',
  access: 'admin',
  staffRoles: ['admin', 'treasurer'],
  body: z.object({ application_id: idSchema }),
  response: z.extend(doneResponse, {
    /** The state that the payment has again. */
    payment_state: paymentStateSchema,
    /** Amount received so far, in naira. Null if nothing was recorded. */
    amount: z.nullable(z.number()),
  }),
});

/**
 * Compares credit lines of a bank statement with the payments: by reference, amount and name (PAY-23). Stores nothing. The answer has one
 * entry for each line, in the same order.
 */
export const matchPaymentsCall = defineCall({
  method: 'POST',
  path: '/admin/match-payments.php',
  access: 'admin',
  staffRoles: ['admin', 'treasurer'],
  body: z.object({
    lines: z
      .array(statementLineSchema)
      .check(
        z.minLength(1, 'Send at least one line'),
        z.maxLength(statementLimits.linesPerCall, `Send at most ${statementLimits.linesPerCall} lines`),
      ),
  }),
  response: z.object({ status: success, lines: z.array(lineMatchSchema) }),
});
