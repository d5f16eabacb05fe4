import { dateInLagos } from './dates.ts';

const naira = (amount: number): string => `₦${amount.toLocaleString('en-NG')}`;

/** The specification defines none. */
export const ledgerTexts = {
  recorded: 'The transfer was recorded.',
  allocated: 'The money was allocated.',
  sentBack: 'The money sent back was recorded.',
  takeBackAsked: 'Another member of staff must approve it before the payment is reversed.',
  takenBack: 'The payment was reversed.',
  takeBackRefused: 'The payment stays as it is.',
  waived: 'The charge was waived.',
  monthClosed: (month: string) => `${month} is closed.`,
  /** 404 */
  noCharge: 'No such charge was found.',
  /** 404 */
  noTransfer: 'No such transfer was found.',
  /** 404 */
  noTakeBack: 'There is no open request. It may already have been decided.',
  /** 403 */
  ownCharge: 'This is your own charge. Please ask another treasurer.',
  /** 403 */
  secondPerson: 'You asked for this yourself. Another member of staff has to decide.',
  /** 409 */
  notOpen: (reference: string, state: string) => `Nothing is due for ${reference}: it is ${state}.`,
  /** 409 */
  changedSince: (reference: string, name: string) =>
    `${name} has changed ${reference} since you opened it. Nothing was recorded. Look at it again first.`,
  /** 409: nobody's change was recorded. */
  otherAmount: (reference: string, allocated: number) =>
    `${naira(allocated)} of ${reference} is paid, which is not what you saw. Nothing was recorded. Look at it again first.`,
  /** 400 */
  moreThanDue: (reference: string, left: number) => `Only ${naira(left)} is due for ${reference}.`,
  /** 400 */
  moreThanTransfer: 'The parts add up to more than the transfer.',
  /** 409 */
  moreThanRest: (left: number) => `Only ${naira(left)} of this transfer is not allocated.`,
  /** 400: a transfer of which something stays not allocated needs an owner or a reason. */
  restReason: 'Enter why more was paid than is charged.',
  /** 400 */
  lessThanDue: (left: number) =>
    `${naira(left)} is still due. Record this as a part payment, or enter why the rest is waived.`,
  /** 409 */
  nothingToTakeBack: 'Nothing was paid for this charge that could be reversed.',
  /** 409 */
  undoInstead: 'This confirmation can still be undone by the one who made it.',
  /** 409 */
  takeBackWaits: 'Another member of staff has already asked for this.',
  /** 409: amount and date are the same. */
  sameTransfer: (reference: string) =>
    `This transfer is already recorded for ${reference}: bank reference, amount and date are the same.`,
  /** 409: amount or date differ. */
  referenceUsed: (reference: string) =>
    `This bank reference is already recorded for ${reference}, with another amount or date. If it is another transfer, enter why.`,
  /** Instead of a reference, for a transfer that pays nothing. */
  anotherTransfer: 'another transfer',
  /** Instead of the reference for which a line of a statement is recorded, while its transfer pays nothing. */
  nobodyYet: 'nobody yet',
  /** 409 */
  notNextMonth: (month: string | null) =>
    month === null
      ? 'There is no month left to close yet.'
      : `The next month that can be closed is ${month}.`,
  /** 409 */
  otherClosing: 'Somebody has recorded money in this month since you opened it. Look at it again first.',
  /** 400 */
  dayInFuture: 'The day must not be in the future.',
  /** 400 */
  periodTooLong: 'The period is too long. Choose at most a year.',
  /** 400 */
  periodReversed: 'The last day is before the first one.',
} as const;

/** YYYY-MM of a calendar date. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** YYYY-MM of the month after. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** The day on which something is booked: its own, or today if its month is closed. `closedThrough`: YYYY-MM, or null. */
export const bookingDay = (day: string | null, closedThrough: string | null, now: Date): string =>
  day === null || (closedThrough !== null && monthOf(day) <= closedThrough) ? dateInLagos(now) : day;

/** IMC-C-{year}-{number in that year}. */
export const creditNoteNumber = (year: number, sequence: number): string =>
  `IMC-C-${year}-${String(sequence).padStart(5, '0')}`;
