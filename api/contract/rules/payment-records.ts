import type { PaymentState } from '../entities/payment.ts';
import { dateInLagos } from './dates.ts';
import { decisionMailMinutes } from './mails.ts';

/** The specification defines none. */
export const paymentTexts = {
  partRecorded: 'The part payment was recorded.',
  undone: 'The confirmation was undone.',
  /** 400 */
  answerRequired: 'Write your answer.',
  /** 409 */
  nothingToUndo: 'There is no confirmation of this payment that can be undone.',
  /** 409 */
  undoTooLate: `A confirmation can only be undone within ${decisionMailMinutes} minutes. Its receipt has been issued.`,
  /** 403 */
  undoOthers: (name: string) => `Only ${name}, who confirmed the payment, can undo the confirmation.`,
  /** 409: the payment is not what the admin saw. */
  changedSince: (name: string) =>
    `${name} has changed this payment since you opened it. Nothing was recorded. Look at it again first.`,
  /** 409: the payment is not what the admin saw, and nobody's change of it was recorded. */
  otherState: (state: PaymentState) =>
    `This payment is ${state}, which is not what you saw. Nothing was recorded. Look at it again first.`,
  /** 400 */
  dateInFuture: 'The value date must not be in the future.',
  /** 400: a part payment was recorded before, so an amount belongs to a transfer of its own. */
  amountOfQuery: 'Record the amount as a part payment before you query the payment.',
  /** 400: the transfers add up to more than the fee. */
  reasonRequired: 'Enter why more than the fee is recorded.',
  /** 400 */
  questionRequired: 'Enter what you ask the member.',
} as const;

/** Returns a bank reference as it is searched: letters and digits in upper case. Null if there are none. */
export const bankReferenceText = (text: string | undefined): string | null =>
  text
    ?.normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '') || null;

/** Number of characters from which a bank reference can tell transfers apart, and is searched by its beginning. */
export const shortestKey = 6;

/** What a spreadsheet makes of a long number: '1.32612E+28'. Different references look the same then. */
const roundedNumber = /^\s*\d+(?:[.,]\d+)?E\+?\d+\s*$/i;

/**
 * Returns a bank reference as the key of its transfer (`bankReferenceText`). Null if it can't tell transfers apart: placeholders such as '0',
 * 'NIP' and 'N/A', which banks write into every line, and numbers that a spreadsheet has rounded.
 */
export function bankReferenceKey(text: string | undefined): string | null {
  const key = bankReferenceText(text);
  if (key === null || key.length < shortestKey || !/[1-9]/.test(key)) return null;
  return roundedNumber.test(text ?? '') ? null : key;
}

/** Whether a value date is after today in Lagos. */
export const isInFuture = (valueDate: string | undefined, now: Date): boolean =>
  valueDate !== undefined && valueDate > dateInLagos(now);

/** Returns an amount as banks and people write it: '₦150,000.00', 'NGN 150000'. Kobo are left out. Null if the text is no amount. */
export function amountIn(text: string): number | null {
  const digits = /^(?:₦|NGN|N)?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?$/i.exec(text.trim())?.[1];
  const amount = digits === undefined ? Number.NaN : Number(digits.replaceAll(',', ''));
  return Number.isSafeInteger(amount) ? amount : null;
}
