import * as z from 'zod/mini';
import { described } from './described.ts';
import { gradeCodes } from './grade.ts';
import { idSchema } from './id.ts';
import {
  amountSchema,
  chargeKindSchema,
  chargeReceiptSchema,
  shownPaymentStateSchema,
  transferSchemas,
} from './payment.ts';
import { transfersSeen } from './statement.ts';
import { calendarDateSchema, textUpTo } from './text.ts';
import { accountName, calendarDate, naira, paymentReference, rowId, timestamp } from './values.ts';

/**
 * `open`: money is missing. `settled`: the allocations reach the amount. `waived`: what was missing is not asked for. `void`: it never became due,
 * because the approval was undone or left, or the application was withdrawn.
 */
export const chargeStates = ['open', 'settled', 'waived', 'void'] as const;
export type ChargeState = (typeof chargeStates)[number];
export const chargeStateSchema = z.enum(chargeStates);

export const ledgerLimits = {
  /** In characters. */
  reason: 1000,
  /** In characters. */
  payer: 200,
  /** Charges that one transfer pays at once. */
  allocations: 100,
  /** Days in a cash book. */
  days: 366,
} as const;

/** IMC-DUE-{charge id}: of a charge without application. */
export const chargeReference = (id: number): string => `IMC-DUE-${id}`;

/** A part of a transfer that pays a charge. Never changed: it is reversed by another one with a negative amount. */
export const allocationSchema = z.object({
  id: rowId,
  transfer_id: rowId,
  charge_id: rowId,
  amount: described('In whole naira. Negative if it takes another one back.', z.number()),
  by: described('Name of the member of staff.', accountName),
  at: timestamp,
  reason: described('Why it was taken back.', z.nullable(z.string())),
});
export type Allocation = z.infer<typeof allocationSchema>;

export const chargeFacts = {
  id: rowId,
  application_id: described('Null if it is for no application, or was erased.', z.nullable(rowId)),
  reference: described('To quote in the transfer.', paymentReference),
  kind: chargeKindSchema,
  about: described('What it is for.', z.string()),
  amount: naira,
  allocated: described('What was paid of it.', naira),
  due_on: z.nullable(calendarDate),
  state: chargeStateSchema,
  created_at: timestamp,
} as const;

/** As the member sees it. */
export const memberChargeSchema = z.object({
  ...chargeFacts,
  receipts: described('Oldest first, with reversed ones.', z.array(chargeReceiptSchema)),
  transfer: described(
    'Of a payment that is checked: the day of its picture, and whether a statement of that day has the transfer (PAY-43). Null or absent otherwise.',
    z.optional(z.nullable(z.object({ day: calendarDate, seen: z.enum(transfersSeen) }))),
  ),
});
export type MemberCharge = z.infer<typeof memberChargeSchema>;

/** Asked for by one member of staff, and carried out when another one agrees. */
export const takeBackSchema = z.object({
  id: rowId,
  charge_id: rowId,
  amount: described('What the charge loses.', naira),
  reason: z.string(),
  not_received: described(
    'Whether the money never came. Otherwise it is not allocated afterwards.',
    z.boolean(),
  ),
  asked_by: accountName,
  asked_at: timestamp,
  is_own: described('Whether the asking admin asked for it, so that another one has to agree.', z.boolean()),
});
export type TakeBack = z.infer<typeof takeBackSchema>;

/** As staff see it. */
export const adminChargeSchema = z.object({
  ...chargeFacts,
  account_id: described('Null once the account was erased.', z.nullable(rowId)),
  name: described("The applicant's or the account's name. Empty once it was erased.", z.string()),
  grade: z.nullable(z.enum(gradeCodes)),
  is_own: described(
    "Whether it is the asking admin's own, so that another one has to record it.",
    z.boolean(),
  ),
  payment_state: shownPaymentStateSchema,
  allocations: described(
    'Oldest first, with those that take others back, and what the bank says of each transfer.',
    z.array(
      z.extend(allocationSchema, {
        value_date: z.nullable(calendarDate),
        bank_reference: z.nullable(z.string()),
        payer: z.nullable(z.string()),
      }),
    ),
  ),
  receipts: described('Oldest first, with reversed ones.', z.array(chargeReceiptSchema)),
  waived_reason: described('Null unless it was waived.', z.nullable(z.string())),
  take_back: described('Waits for a second person. Null if nothing does.', z.nullable(takeBackSchema)),
});
export type AdminCharge = z.infer<typeof adminChargeSchema>;

/** Money that left a transfer without paying anything. */
export const transferReturnSchema = z.object({
  id: rowId,
  amount: naira,
  kind: described(
    '`sent-back`: the Institute paid it back. `not-received`: it never came.',
    z.enum(['sent-back', 'not-received']),
  ),
  day: described('Of the payment.', calendarDate),
  reason: z.string(),
  by: described('Name of the member of staff.', accountName),
  at: timestamp,
});
export type TransferReturn = z.infer<typeof transferReturnSchema>;

/** Money on the account of the Institute: always allocated, not allocated, and sent back or never received. */
export const transferSchema = z.object({
  id: rowId,
  amount: naira,
  value_date: z.nullable(calendarDate),
  bank_reference: z.nullable(z.string()),
  payer: described('As the statement names it.', z.nullable(z.string())),
  reason: described(
    'For more than was charged, or a bank reference that was recorded before.',
    z.nullable(z.string()),
  ),
  account: described(
    'Whose credit it is while it is not allocated. Null if it is not known, or was erased.',
    z.nullable(z.object({ id: rowId, name: accountName })),
  ),
  recorded_by: described('Name of the member of staff.', accountName),
  recorded_at: timestamp,
  allocated: naira,
  not_allocated: naira,
  returned: described('Sent back, or never received.', naira),
  allocations: described(
    'Oldest first.',
    z.array(z.extend(allocationSchema, { reference: paymentReference, name: z.string() })),
  ),
  returns: described('Oldest first.', z.array(transferReturnSchema)),
});
export type Transfer = z.infer<typeof transferSchema>;

const reasonSchema = (missing: string) =>
  textUpTo(ledgerLimits.reason).check(z.refine((text) => text.trim() !== '', { error: missing }));

const allocateSchema = z.object({
  charge_id: idSchema,
  amount: amountSchema,
  seen_allocated: described(
    'What the charge had. 409 with `changed` if it has changed since.',
    z.optional(z.number().check(z.nonnegative())),
  ),
});

const allocationsSchema = (least: number) =>
  z.array(allocateSchema).check(
    z.minLength(least, 'Choose at least one charge'),
    z.maxLength(ledgerLimits.allocations, `Choose at most ${ledgerLimits.allocations} charges`),
    z.refine((all) => new Set(all.map(({ charge_id }) => charge_id)).size === all.length, {
      error: 'Choose each charge once',
    }),
  );

/** One transfer for one or several charges. The rest of it is not allocated. */
export const newTransferSchema = z.object({
  amount: amountSchema,
  ...transferSchemas,
  payer: described('As the statement names it.', z.optional(textUpTo(ledgerLimits.payer))),
  account_id: described(
    'Whose credit the rest is. Default: the account of the charges, if they have one account.',
    z.optional(idSchema),
  ),
  allocations: allocationsSchema(0),
});
export type NewTransfer = z.infer<typeof newTransferSchema>;

export const transferAllocationSchema = z.object({
  transfer_id: idSchema,
  allocations: allocationsSchema(1),
});
export type TransferAllocation = z.infer<typeof transferAllocationSchema>;

export const sendBackSchema = z.object({
  transfer_id: idSchema,
  amount: amountSchema,
  day: described('On which it was paid back. Not in the future.', calendarDateSchema),
  reason: reasonSchema('Enter why it is sent back.'),
});
export type SendBack = z.infer<typeof sendBackSchema>;

export const newTakeBackSchema = z.object({
  charge_id: idSchema,
  reason: reasonSchema('Enter why it is reversed.'),
  not_received: described('Default: false.', z.optional(z.boolean())),
});
export type NewTakeBack = z.infer<typeof newTakeBackSchema>;

export const waiverSchema = z.object({
  charge_id: idSchema,
  reason: reasonSchema('Enter why it is waived.'),
});
export type Waiver = z.infer<typeof waiverSchema>;

/** YYYY-MM. */
export const monthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Must be a month, YYYY-MM'));

/** Money that came or went, on its booking day. */
export const cashBookLineSchema = z.object({
  id: described('Of the row that it shows, unique with its kind.', rowId),
  kind: z.enum(['received', 'sent-back', 'not-received']),
  booked_on: described('The value date, or the first day after closed months.', calendarDate),
  value_date: z.nullable(calendarDate),
  transfer_id: rowId,
  numbers: described(
    'Of the receipts for what the transfer pays, or, of money that never came, of the credit notes.',
    z.array(z.string()),
  ),
  bank_reference: z.nullable(z.string()),
  payer: described('As the statement names it, or else whom the transfer is for.', z.nullable(z.string())),
  references: described('Of what the transfer pays today.', z.array(paymentReference)),
  amount: described('In whole naira. Negative if it went.', z.number()),
  balance: described('After this line.', z.number()),
  reason: z.nullable(z.string()),
  by: described('Name of the member of staff.', accountName),
});
export type CashBookLine = z.infer<typeof cashBookLineSchema>;

export const cashBookSchema = z.object({
  from: calendarDate,
  to: calendarDate,
  opening: z.number(),
  received: naira,
  sent_back: naira,
  closing: z.number(),
  lines: described('In the order of booking.', z.array(cashBookLineSchema)),
  closed_through: described(
    'The last closed month, YYYY-MM. Null if none is closed.',
    z.nullable(z.string()),
  ),
  next_month: described('The month that can be closed next. Null if none is over.', z.nullable(z.string())),
});
export type CashBook = z.infer<typeof cashBookSchema>;
