import type { User } from '../entities/user.ts';

/** Letters that Unicode does not decompose into a base letter and a mark, among them the hooked letters of Hausa, and apostrophes. */
const plainLetters: Readonly<Record<string, string>> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  '’': "'",
  '‘': "'",
  ʼ: "'",
};

/**
 * Folds a text for searching and sorting: no accents, tone marks or dots below, lower case, single spaces. 'Ọláṣubọ̀mí' is 'olasubomi'. After a
 * change, a migration has to write the stored texts again.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Some capitals decompose only in lower case.
    .replace(/\p{M}/gu, '')
    .replace(/[ɓɗƙƴıøłđßæœ’‘ʼ]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();

/** Takes the apostrophes and hyphens out of the words of a folded text: "o'brien" is 'obrien'. */
const joinWords = (folded: string): string => folded.replace(/(?<=\p{L})['-](?=\p{L})/gu, '');

/** Returns a name as it is compared, where apostrophes, hyphens, spaces and accents don't count: 'obrien' for "O'Brien" and 'O Brien'. */
const joinName = (name: string): string => foldText(name).replace(/[\s'-]/g, '');

/**
 * Returns the sort key of a name: the surname as one word, then the other names. After a change, a migration has to write the stored keys again.
 */
export const nameKey = ({
  surname,
  otherNames,
}: {
  readonly surname: string;
  readonly otherNames: string;
}): string => `${joinName(surname)} ${foldText(otherNames).replaceAll("'", '').replaceAll('-', ' ')}`.trim();

/** The fields of an application that a search looks at, besides its reference. */
export type Searchable = Readonly<
  Record<'title' | 'surname' | 'otherNames' | 'email' | 'tel' | 'whatsapp' | 'employer', string>
> & {
  readonly marketerCode: string | null;
  /** Names of institutions and referees. Absent where they are unknown. */
  readonly others?: readonly string[];
};

/** Returns the digits after the country code of Nigeria or the first zero, however they are written. Undefined for other numbers. */
const localNumber = (digits: string): string | undefined => /^(?:(?:00)?2340?|0)(\d{10})$/.exec(digits)?.[1];

/** Returns a telephone number as digits, with and without the country code of Nigeria. */
export function dialledNumbers(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const local = localNumber(digits);
  return local === undefined ? [digits] : [`234${local}`, `0${local}`];
}

/** Texts to search: `names` are also found as one word, `phones` in each form in which they are dialled. */
interface SearchedTexts {
  readonly names: readonly string[];
  readonly texts: readonly string[];
  readonly phones: readonly string[];
}

/**
 * Returns the folded words of texts, each in all the ways in which people write it. Two spaces before each make the beginning of a word of one
 * or two letters a sequence of three characters, which both databases index.
 */
export function searchWords({ names, texts, phones }: SearchedTexts): string {
  const words = foldText([...names, ...texts, ...phones].join(' ')).split(' ');
  return [
    ...new Set([
      ...words,
      ...words.map(joinWords),
      ...names.map(joinName),
      ...phones.flatMap(dialledNumbers),
    ]),
  ]
    .filter(Boolean)
    .map((word) => `  ${word}`)
    .join('');
}

/** As `searchWords`. */
export function searchText(application: Searchable): string {
  const {
    title,
    surname,
    otherNames,
    email,
    tel,
    whatsapp,
    employer,
    marketerCode,
    others = [],
  } = application;
  return searchWords({
    names: [surname, otherNames],
    texts: [title, email, marketerCode ?? '', employer, ...others],
    phones: [tel, whatsapp],
  });
}

/** The folded words of the account's name, email address and telephone number. */
export const accountSearchText = ({
  name,
  email,
  phone_number,
}: Pick<User, 'name' | 'email' | 'phone_number'>): string =>
  searchWords({ names: [name], texts: [email], phones: [phone_number] });

/** A word of digits as people write telephone numbers. */
const writtenNumber = /^\+?[\d().\p{Pd}/]+$/u;

/** Returns the part of `searchWords` that a searched word stands for, at least three characters. */
function wordPart(word: string): string {
  const digits = word.replace(/\D/g, '');
  // A number that was stored with a zero is found by its country code, but has no plus sign.
  const part =
    writtenNumber.test(word) && digits.length >= 7
      ? (localNumber(digits) ?? digits)
      : joinWords(word).replace(/^\+(?=\d)/, '');
  return `${' '.repeat(Math.max(0, 3 - [...part].length))}${part}`;
}

/** Start of every reference (`applicationReference`), folded. */
const referenceStart = 'imc-app-';

/**
 * Returns the part of an application's indexed text that a searched word stands for: of the search text, or of the number after it, as '  #12  12'.
 * Undefined if every application has it.
 */
function partFor(word: string): string | undefined {
  const [, number] = /^(?:imc-)?app-(\d+)$/.exec(word) ?? [];
  if (number !== undefined) return ` #${number}`;
  if (word.length > 2 && referenceStart.startsWith(word)) return undefined;
  return wordPart(word);
}

const foldedWords = (text: string): string[] => foldText(text).split(' ').filter(Boolean);

/**
 * Returns the parts that an application's indexed text must contain, at least three characters each. A word of one or two characters is found at
 * the beginning of words, a longer one anywhere. Nothing in it is a wildcard.
 */
export const searchParts = (text: string): string[] => [
  ...new Set(foldedWords(text).flatMap((word) => partFor(word) ?? [])),
];

/** Returns the parts that an account's search text must contain, as `searchParts` does for applications. */
export const accountSearchParts = (text: string): string[] => [...new Set(foldedWords(text).map(wordPart))];
