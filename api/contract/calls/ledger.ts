import * as z from 'zod/mini';
import { searchTextSchema } from '../application/list-query.ts';
import {
  adminChargeSchema,
  cashBookSchema,
  chargeStateSchema,
  chargeStates,
  memberChargeSchema,
  monthSchema,
  newTakeBackSchema,
  newTransferSchema,
  sendBackSchema,
  transferAllocationSchema,
  transferSchema,
  waiverSchema,
} from '../entities/charge.ts';
import { described } from '../entities/described.ts';
import { idSchema } from '../entities/id.ts';
import { chargeKindSchema, paymentChangeSchema } from '../entities/payment.ts';
import { calendarDateSchema } from '../entities/text.ts';
import { naira, rowId } from '../entities/values.ts';
import {
  countsSchema,
  defineList,
  pageFields,
  type QueryOf,
  searchParams,
  type ValuesOf,
} from '../rules/list.ts';
import {
  type CallDocs,
  defineCall,
  differentBody,
  doneResponse,
  fileResponse,
  refusalSchema,
  success,
} from './call.ts';

const treasurers = ['admin', 'treasurer'] as const;

/** Newest first. */
export const chargesList = defineList({
  filters: {
    state: z.optional(chargeStateSchema),
    kind: z.optional(chargeKindSchema),
    waiting: described(
      '`second-person`: those that somebody asked to take back, and nobody has decided on.',
      z.optional(z.enum(['second-person'])),
    ),
    q: z.optional(searchTextSchema),
  },
});

export type ChargesQuery = QueryOf<typeof chargesList>;

/** Finds charges by reference, number, member number or name (PAY-28). */
export const chargesCall = defineCall({
  method: 'GET',
  path: '/admin/charges.php',
  access: 'admin',
  query: chargesList.query,
  response: z.object({
    status: success,
    charges: z.array(adminChargeSchema),
    ...pageFields,
    counts: described('Of those that match the other filters.', countsSchema(chargeStates)),
  }),
});

/** Newest first. */
export const transfersList = defineList({
  filters: {
    rest: described(
      '`not-allocated`: those of which something is not allocated.',
      z.optional(z.enum(['not-allocated'])),
    ),
    account_id: described('Those whose credit belongs to the account.', z.optional(idSchema)),
    q: z.optional(searchTextSchema),
  },
});

export type TransfersQuery = QueryOf<typeof transfersList>;

/** Finds transfers by the beginning of the bank reference, the payer, the amount, or the account's name (PAY-28). */
export const transfersCall = defineCall({
  method: 'GET',
  path: '/admin/transfers.php',
  access: 'admin',
  query: transfersList.query,
  response: z.object({
    status: success,
    transfers: z.array(transferSchema),
    ...pageFields,
    not_allocated: described('Of all transfers.', naira),
  }),
});

/** What the charge has become, and who changed it last. */
const ledgerRefusalSchema = z.extend(refusalSchema, {
  changed: z.optional(
    z.extend(paymentChangeSchema, { charge_id: rowId, state: chargeStateSchema, allocated: naira }),
  ),
});

const changedTransfer = z.extend(doneResponse, { transfer: transferSchema });
const changedCharge = z.extend(doneResponse, { charge: adminChargeSchema });

/**
 * Records a transfer, once per `Idempotency-Key`, and allocates it to charges, all or none (PAY-27). 400 for a date in the future, parts that add up
 * to more than the transfer or exceed what is due, or a rest without a reason (`errors.reason`); 403 for the admin's own charge; 404 for an
 * unknown charge or account; 409 with `changed` if a charge is not what the admin saw or is not open, 409 with `errors.bank_reference` if the
 * transfer is recorded already, with `errors.reason` if its bank reference is, with another amount or date: then it needs a `reason`.
 */
export const recordTransferCall = defineCall({
  method: 'POST',
  path: '/admin/record-transfer.php',
  access: 'admin',
  staffRoles: treasurers,
  body: newTransferSchema,
  response: changedTransfer,
  refusal: ledgerRefusalSchema,
});

/** Allocates what is not allocated of a transfer, once per `Idempotency-Key`. Refuses as `recordTransferCall`; 409 if less is left. */
export const allocateTransferCall = defineCall({
  method: 'POST',
  path: '/admin/allocate-transfer.php',
  access: 'admin',
  staffRoles: treasurers,
  body: transferAllocationSchema,
  response: changedTransfer,
  refusal: ledgerRefusalSchema,
});

/**
 * Records that a part of what is not allocated was paid back, once per `Idempotency-Key` (PAY-29). 400 for a day in the future, 404 for an unknown
 * transfer, 409 if less is left.
 */
export const sendBackTransferCall = defineCall({
  method: 'POST',
  path: '/admin/send-back-transfer.php',
  access: 'admin',
  staffRoles: treasurers,
  body: sendBackSchema,
  response: changedTransfer,
});

/**
 * Asks to take back what was paid for a charge (PAY-30). Another member of staff decides. 403 for the admin's own charge, 404 for an unknown one,
 * 409 if nothing was paid, somebody has asked already, or its confirmation can still be undone.
 */
export const takeBackPaymentCall = defineCall({
  method: 'POST',
  path: '/admin/take-back-payment.php',
  access: 'admin',
  staffRoles: treasurers,
  body: newTakeBackSchema,
  response: changedCharge,
});

/**
 * Agrees that what was paid for a charge is taken back, or refuses it (PAY-30). Repeating it changes nothing. 403 for the one who asked, and for
 * the admin's own charge; 404 if nothing waits; 409 while a confirmation since then can be undone.
 */
export const decideTakeBackCall = defineCall({
  method: 'POST',
  path: '/admin/decide-take-back.php',
  access: 'admin',
  staffRoles: treasurers,
  body: z.object({ take_back_id: idSchema, agreed: z.boolean() }),
  response: changedCharge,
});

/**
 * Waives what is left of an open charge (PAY-31). What was paid stays. 403 for the admin's own charge, 404 for an unknown one, 409 if it is not
 * open.
 */
export const waiveChargeCall = defineCall({
  method: 'POST',
  path: '/admin/waive-charge.php',
  access: 'admin',
  staffRoles: treasurers,
  body: waiverSchema,
  response: changedCharge,
});

const periodSchemas = {
  from: described('First day. Default: the first of this month.', z.optional(calendarDateSchema)),
  to: described('Last day. Default: today.', z.optional(calendarDateSchema)),
} as const;

export const cashBookAddress = searchParams(periodSchemas);

export type CashBookPeriod = ValuesOf<typeof periodSchemas>;

/** Returns the money that came and went on the booking days of a period of at most a year (PAY-32). 400 for another period. */
export const cashBookCall = defineCall({
  method: 'GET',
  path: '/admin/cash-book.php',
  access: 'admin',
  staffRoles: treasurers,
  query: z.object(periodSchemas),
  response: z.extend(cashBookSchema, { status: success }),
});

const cashBookFormats = ['csv', 'xlsx'] as const;

/** The lines of `cashBookCall` as a file. */
export const exportCashBookCall = defineCall({
  method: 'GET',
  path: '/admin/export-cash-book.php',
  access: 'admin',
  staffRoles: treasurers,
  returns: cashBookFormats,
  query: z.object({
    ...periodSchemas,
    format: described('Default: csv.', z.optional(z.enum(cashBookFormats))),
  }),
  response: fileResponse,
});

/**
 * Closes the next open month that is over (PAY-33). What is recorded for it later is booked on the day on which it is recorded. 409 for another
 * month, or if its closing balance is not what the admin saw.
 */
export const closeMonthCall = defineCall({
  method: 'POST',
  path: '/admin/close-month.php',
  access: 'admin',
  staffRoles: treasurers,
  body: z.object({
    month: monthSchema,
    seen_closing: described('Balance at its end that the admin saw.', z.optional(z.int())),
  }),
  response: z.extend(doneResponse, { closed_through: monthSchema, closing: z.number() }),
});

/** Returns what the member was charged, newest first, and the money that is not allocated. Leaves out what can still be undone. */
export const memberChargesCall = defineCall({
  method: 'GET',
  path: '/get-charges.php',
  access: 'signed-in',
  response: z.object({ status: success, charges: z.array(memberChargeSchema), credit: naira }),
});

export const memberChargesDocs: CallDocs = {
  memberCharges: {
    call: memberChargesCall,
    summary: 'List what the member was charged, with what was paid of it',
  },
};

const noCharge = 'No charge or account has this id.';
const ownCharge = 'The user may not record payments, or the charge is their own.';

export const ledgerDocs: CallDocs = {
  charges: {
    call: chargesCall,
    summary: 'Find charges by reference, number or name',
    description: 'One page, newest first, with the number of charges in each state.',
  },
  transfers: {
    call: transfersCall,
    summary: 'List transfers with what they pay and what is not allocated',
    description: 'One page, newest first.',
  },
  recordTransfer: {
    call: recordTransferCall,
    summary: 'Record one transfer for one or several charges',
    description: 'All parts are recorded, or none. The rest is not allocated.',
    takesIdempotencyKey: true,
    refusals: {
      400: 'The parts do not fit the transfer or the charges, a rest has no reason, or the value date is in the future.',
      403: ownCharge,
      404: noCharge,
      409: 'A charge has changed or is not open (`changed`), or the transfer is recorded already.',
      422: differentBody,
    },
  },
  allocateTransfer: {
    call: allocateTransferCall,
    summary: 'Allocate what is not allocated of a transfer',
    takesIdempotencyKey: true,
    refusals: {
      400: 'The parts exceed what is due.',
      403: ownCharge,
      404: 'No charge or transfer has this id.',
      409: 'A charge has changed or is not open (`changed`), or less of the transfer is left.',
      422: differentBody,
    },
  },
  sendBackTransfer: {
    call: sendBackTransferCall,
    summary: 'Record that a part of what is not allocated was paid back',
    takesIdempotencyKey: true,
    refusals: {
      400: 'The day is in the future, or a reason is missing.',
      404: 'No transfer has this id.',
      409: 'Less of the transfer is left.',
      422: differentBody,
    },
  },
  takeBackPayment: {
    call: takeBackPaymentCall,
    summary: 'Ask to take back what was paid for a charge',
    description: 'It is carried out when another member of staff agrees.',
    refusals: {
      403: ownCharge,
      404: noCharge,
      409: 'Nothing was paid, somebody has asked already, or the confirmation can still be undone.',
    },
  },
  decideTakeBack: {
    call: decideTakeBackCall,
    summary: 'Agree that a payment is taken back, or refuse it',
    description:
      'The charge is open again, its money is not allocated, and a credit note reverses the receipt.',
    refusals: {
      403: 'The user asked for it, may not record payments, or the charge is their own.',
      404: 'Nothing with this id waits to be decided.',
      409: 'The charge was confirmed since then, which can still be undone.',
    },
  },
  waiveCharge: {
    call: waiveChargeCall,
    summary: 'Waive what is left of an open charge',
    refusals: { 403: ownCharge, 404: noCharge, 409: 'The charge is not open.' },
  },
  cashBook: {
    call: cashBookCall,
    summary: 'Get the cash book of a period',
    refusals: { 400: 'The period is longer than a year, or its last day is before the first one.' },
  },
  exportCashBook: {
    call: exportCashBookCall,
    summary: 'Export the cash book of a period as CSV or as a workbook',
    refusals: { 400: 'The period is longer than a year, or its last day is before the first one.' },
  },
  closeMonth: {
    call: closeMonthCall,
    summary: 'Close the next month of the cash book',
    refusals: { 409: 'It is not the next open month that is over, or its closing balance has changed.' },
  },
};
