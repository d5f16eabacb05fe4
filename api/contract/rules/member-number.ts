/**
 * By the remainder of the number divided by 23: the control letter of Spain's identity numbers. A wrong digit and two exchanged ones change it.
 * It is always a letter, so that a number without it is no other number, and never I, O or U, which look like digits or other letters.
 */
const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';

const checkLetter = (number: number): string => letters.charAt(number % letters.length);

/** Returns `IMC-M-00417-K` for 417 (MEM-2). */
export const memberNumber = (number: number): string =>
  `IMC-M-${String(number).padStart(5, '0')}-${checkLetter(number)}`;

/** A typed number. */
export interface TypedMemberNumber {
  readonly number: number;
  /** Whether it has another check letter than its digits have. */
  readonly isWrong: boolean;
}

/**
 * Reads a number in any spelling: lower case, with spaces or dashes or none, with O for 0, without beginning or check letter. Undefined for any
 * other text (MEM-9).
 */
export function readMemberNumber(text: string): TypedMemberNumber | undefined {
  const typed = text.toUpperCase().replace(/[\s._/\p{Pd}]/gu, '');
  const [, digits = '', letter] = /^(?:IMC)?M?([\dO]{1,9})([A-Z])?$/.exec(typed) ?? [];
  if (!/\d/.test(digits)) return undefined;
  const number = Number(digits.replaceAll('O', '0'));
  if (number === 0) return undefined;
  return { number, isWrong: letter !== undefined && letter !== checkLetter(number) };
}
