import * as z from 'zod/mini';
import { searchTextSchema, sortOrders } from '../application/list-query.ts';
import { sameProofSchema } from '../entities/application-review.ts';
import { adminChargeSchema, transferSchema } from '../entities/charge.ts';
import { described } from '../entities/described.ts';
import { idSchema } from '../entities/id.ts';
import {
  adminPaymentSchema,
  feeKinds,
  lineMatchSchema,
  partPaymentSchema,
  paymentChangeSchema,
  paymentDecisionSchema,
  paymentStateSchema,
  shownPaymentStates,
  statementLimits,
  statementLineSchema,
} from '../entities/payment.ts';
import { naira, receiptNumber, timestamp } from '../entities/values.ts';
import { countsSchema, defineList, pageFields, type QueryOf } from '../rules/list.ts';
import {
  type CallDocs,
  defineCall,
  differentBody,
  doneResponse,
  noApplication,
  otherApplicationsOnly,
  refusalSchema,
  success,
} from './call.ts';

/** Those to check are shown first (PAY-13). */
export const paymentsList = defineList({
  filters: {
    state: z.optional(paymentStateSchema),
    q: z.optional(searchTextSchema),
    order: described(
      'Default: those that wait the longest first if they wait for the Institute (`received`), else the last changed first.',
      z.optional(z.enum(sortOrders)),
    ),
  },
  first: { state: 'received' },
  shown: {
    view: described(
      'Instead of the payments: transfers that are not allocated, payments to take back, or the bank statement.',
      z.optional(z.enum(['not-allocated', 'to-approve', 'statement'])),
    ),
    payment: described(
      'Id of the application whose payment is open. Default: the first of the list.',
      z.optional(idSchema),
    ),
    receipt: described('Id of the application whose receipt is shown.', z.optional(idSchema)),
    fee: described('The fee of that receipt. Default: the newest.', z.optional(z.enum(feeKinds))),
  },
});

export type PaymentsQuery = QueryOf<typeof paymentsList>;

const paymentsResponse = {
  payments: z.array(adminPaymentSchema),
  ...pageFields,
  counts: described(
    'Of those that match the search. `closed`: nothing is due, because the application was rejected; listed without a state only.',
    countsSchema(shownPaymentStates),
  ),
} as const;

/**
 * Returns one page of the payments of submitted, not withdrawn applications, in the order of their last change (PAY-11, PAY-12). `q` searches
 * names, references, receipt numbers, bank references and amounts.
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
    charges: described(
      'Of the application, oldest first, with their allocations.',
      z.array(adminChargeSchema),
    ),
    not_allocated: described(
      'Transfers of the account of which something is not allocated.',
      z.array(transferSchema),
    ),
    same_proofs: described(
      'Other applications with the same or a very similar picture as proof, at most 20.',
      z.array(sameProofSchema),
    ),
  }),
});

const paymentRefusalSchema = z.extend(refusalSchema, {
  changed: z.optional(z.extend(paymentChangeSchema, { state: paymentStateSchema })),
});

/**
 * Records a transfer that pays a part of what is due (PAY-16). The part that settles the charge confirms the payment. Takes an `Idempotency-Key`. 400 for a date in the future, 403 for the admin's own
 * application, 404 if no submitted application has this id, 409 if it was withdrawn, its payment was confirmed or changed, or the bank reference
 * is recorded already.
 */
export const recordPartPaymentCall = defineCall({
  method: 'POST',
  path: '/admin/record-part-payment.php',
  access: 'admin',
  staffRoles: ['admin', 'treasurer'],
  body: partPaymentSchema,
  response: z.extend(doneResponse, {
    amount: described('Sum of all recorded transfers.', naira),
  }),
  refusal: paymentRefusalSchema,
});

/**
 * Confirms a payment with the amount in naira, or queries it with a question (PAY-17). 409 with `changed` if it is no longer in `seen_state` or
 * `seen_amount`, or if it was confirmed otherwise or the bank reference is recorded already (PAY-18). 400 to confirm an unknown amount, or one that is not what is
 * due without a reason (`errors.reason`); with a reason, less than is due waives the rest, and what is more is not allocated. 403 for
 * the admin's own application, 404 if no submitted application has this id.
 */
export const updatePaymentCall = defineCall({
  method: 'POST',
  path: '/admin/update-payment.php',
  access: 'admin',
  staffRoles: ['admin', 'treasurer'],
  body: paymentDecisionSchema,
  response: z.extend(doneResponse, {
    receipt_number: described(
      'Number of the receipt of a confirmed payment. Null if it has none, or none yet.',
      z.optional(z.nullable(receiptNumber)),
    ),
    undo_until: described(
      "Until when the admin can undo the confirmation. Null if they can't.",
      z.optional(z.nullable(timestamp)),
    ),
  }),
  refusal: paymentRefusalSchema,
});

/**
 * Undoes the admin's own confirmation within ten minutes; its transfer is reversed, and no receipt or mail goes out. Repeating it changes nothing. 403 if
 * another admin confirmed it or the application is the admin's own, 404 if no submitted application has this id, 409 if it was withdrawn, there
 * is nothing to undo, or it is too late.
 */
export const undoPaymentCall = defineCall({
  method: 'POST',
  path: '/admin/undo-payment.php',
  access: 'admin',
  staffRoles: ['admin', 'treasurer'],
  body: z.object({ application_id: idSchema }),
  response: z.extend(doneResponse, {
    payment_state: described('The state before the confirmation.', paymentStateSchema),
    amount: described('Amount received so far. Null if nothing was recorded.', z.nullable(naira)),
  }),
});

/**
 * Matches credit lines of a bank statement with payments (PAY-23). The answer has one entry for each line, in the same order.
 */
export const matchPaymentsCall = defineCall({
  method: 'POST',
  path: '/admin/match-payments.php',
  access: 'admin',
  staffRoles: ['admin', 'treasurer'],
  body: z.object({
    import: described(
      'To keep which open payments the lines fit (PAY-35): the import, and the place of the first line in it, from 0.',
      z.optional(z.object({ id: idSchema, from: z.number().check(z.int(), z.gte(0)) })),
    ),
    lines: z
      .array(statementLineSchema)
      .check(
        z.minLength(1, 'Send at least one line'),
        z.maxLength(statementLimits.linesPerCall, `Send at most ${statementLimits.linesPerCall} lines`),
      ),
  }),
  response: z.object({ status: success, lines: z.array(lineMatchSchema) }),
});

export const paymentsDocs: CallDocs = {
  updatePayment: {
    call: updatePaymentCall,
    summary: 'Confirm or query the payment of an application',
    description:
      'Confirming needs the amount, issues the numbered receipt and sets the member’s `payment_status` to `completed`. Repeating a call changes nothing. With `seen_state` or `seen_amount`, a payment that was changed since is not overwritten.',
    refusals: {
      403: otherApplicationsOnly,
      404: noApplication,
      400: 'The payment is to be confirmed without an amount (`errors.amount`), with another one than is due without a reason (`errors.reason`), or the value date is in the future.',
      409: 'The payment was confirmed before or changed since (`changed`), the application was withdrawn, or the bank reference is recorded already.',
    },
  },
  payments: {
    call: paymentsCall,
    summary: 'List the payments of submitted applications, by state',
    description:
      'One page in the order of the last change, with the number of payments in each state. `q` searches names, references, receipt numbers, bank references and amounts.',
  },
  payment: {
    call: paymentCall,
    summary: 'Get one payment, and where else its proof was sent',
    refusals: { 404: 'No submitted application has this id, or it was withdrawn.' },
  },
  recordPartPayment: {
    call: recordPartPaymentCall,
    summary: 'Record a transfer that pays a part of what is due',
    description:
      'The payment stays in its state until it is settled. The amounts of all transfers are added up.',
    takesIdempotencyKey: true,
    refusals: {
      403: otherApplicationsOnly,
      404: noApplication,
      400: 'The amounts add up to more than can be recorded, or the value date is in the future.',
      409: 'The payment was confirmed before or changed since (`changed`), the application was withdrawn, or the bank reference is recorded already.',
      422: differentBody,
    },
  },
  undoPayment: {
    call: undoPaymentCall,
    summary: 'Undo an own confirmation within ten minutes',
    description:
      'The payment is again what it was, its transfer is reversed, and neither receipt nor mail goes out.',
    refusals: {
      403: 'The user may not record payments, another admin confirmed it, or the application is their own.',
      404: noApplication,
      409: 'There is no confirmation to undo, it was made more than ten minutes ago, or the applicant has withdrawn the application.',
    },
  },
  matchPayments: {
    call: matchPaymentsCall,
    summary: 'Compare credit lines of a bank statement with the payments',
    description: 'By reference, amount and name. Of an import, it keeps which open payments its lines fit.',
    refusals: { 404: 'There is no such import, or another user has begun it.' },
  },
};
