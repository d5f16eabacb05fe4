import { nameWords } from './name-words.ts';

/** Characters of a receipt's code: Crockford's Base32, without letters that look like digits. */
export const receiptCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Number of characters of a code. Each has 5 random bits, so that 80 bits cannot be guessed. */
export const receiptCodeLength = 16;

export const receiptTexts = {
  /** 404: the application has no receipt, does not exist, or the user may not see it. */
  notFound: 'No receipt was found for this application.',
  /** 400 */
  whichOne: 'Say of which application or charge.',
  /** 404: no receipt has this code. */
  unknownCode:
    'No receipt of the Institute has this code. Please compare it with the printed one, character by character.',
} as const;

/** 'IMC-R-2026-00042'. */
export const receiptNumber = (year: number, sequence: number): string =>
  `IMC-R-${year}-${String(sequence).padStart(5, '0')}`;

/** Returns a code in upper case without hyphens and spaces, with O read as 0, and I and L as 1. Undefined if it can be no code. */
export function readReceiptCode(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const isCode =
    code.length === receiptCodeLength &&
    [...code].every((character) => receiptCodeAlphabet.includes(character));
  return isCode ? code : undefined;
}

/** Groups of four, as printed: '7K2M-QP4T-09XA-HJ3C'. */
export const groupedReceiptCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-');

/** 'O. C.' for 'Chief (Dr) Obi, Chidi'. */
export const initialsOf = (name: string): string =>
  nameWords(name)
    .filter((word) => /^\p{L}/u.test(word))
    .map((word) => `${[...word][0]?.toUpperCase()}.`)
    .join(' ');
