import * as z from 'zod/mini';
import type { SchemaDoc } from './described.ts';
import { largestId } from './id.ts';

// Values of responses. They have no checks: the server writes what it has checked, and writes these fastest (`responseWriter`).

export const rowId = z.number();
export const count = z.number();
/** An amount of money, in whole naira. */
export const naira = z.number();
/** UTC ISO time. */
export const timestamp = z.string();
/** YYYY-MM-DD. */
export const calendarDate = z.string();
export const emailAddress = z.string();
export const phoneNumber = z.string();
/** Name of the person who has an account. */
export const accountName = z.string();
/** IMC-APP-{application id}. */
export const paymentReference = z.string();
export const receiptNumber = z.string();
export const creditNoteNumber = z.string();
/** Of an uploaded picture, under `/uploads`. */
export const fileName = z.string();

const integer = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const;

/** What the OpenAPI document says about them. No browser loads it. */
export const valueDocs: readonly (readonly [z.ZodMiniType, SchemaDoc])[] = [
  [rowId, { ...integer, id: 'RowId', minimum: 1, maximum: largestId, examples: [302] }],
  [count, { ...integer, id: 'Count', examples: [12] }],
  [naira, { ...integer, id: 'Naira', description: 'In whole naira.', examples: [25_000] }],
  [
    timestamp,
    { id: 'Timestamp', format: 'date-time', description: 'In UTC.', examples: ['2026-11-22T23:30:00.000Z'] },
  ],
  [calendarDate, { id: 'CalendarDate', format: 'date', examples: ['2026-11-22'] }],
  [emailAddress, { id: 'EmailAddress', format: 'idn-email', examples: ['amaka@mail.example'] }],
  [phoneNumber, { id: 'PhoneNumber', examples: ['+234 800 000 0000'] }],
  [accountName, { id: 'AccountName', examples: ['Amaka Obi'] }],
  [
    paymentReference,
    { id: 'PaymentReference', description: 'Of the application with this id.', examples: ['IMC-APP-302'] },
  ],
  [receiptNumber, { id: 'ReceiptNumber', description: 'With its year.', examples: ['IMC-R-2026-00017'] }],
  [
    creditNoteNumber,
    { id: 'CreditNoteNumber', description: 'With its year.', examples: ['IMC-C-2026-00003'] },
  ],
  [
    fileName,
    {
      id: 'FileName',
      description: 'Of a picture under `/uploads`.',
      examples: ['mK3vXw0b7QdRzXbT5sPfLa9eUo.jpg'],
    },
  ],
];
