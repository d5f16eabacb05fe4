import type { AdminApplication } from '../entities/application.ts';
import type { User } from '../entities/user.ts';
import { oncePerObject } from './once-per-object.ts';

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
 * Folds a text for searching and sorting: no accents, tone marks or dots below (so 'Ọláṣubọ̀mí' is 'olasubomi'), lower case, single spaces. The
 * stored search texts are folded by it too: after a change they have to be written again by a migration.
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

/** The fields of an application that a search looks at, besides its reference. */
export type Searchable = Readonly<
  Record<'title' | 'surname' | 'otherNames' | 'email' | 'tel' | 'whatsapp', string>
> & { readonly marketerCode: string | null };

/** Returns a telephone number as digits, with and without the country code of Nigeria. */
function dialledNumbers(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const [, local] = /^(?:234|0)(\d{10})$/.exec(digits) ?? [];
  return local === undefined ? [digits] : [`234${local}`, `0${local}`];
}

/**
 * Returns the folded words of texts, with each form of the telephone numbers among them, each after two spaces: so the beginning of a word of one
 * or two letters is a sequence of three characters, which is what both databases index.
 */
export function searchWords(texts: readonly string[], phones: readonly string[]): string {
  const words = foldText(texts.join(' ')).split(' ');
  return [...new Set([...words, ...phones.flatMap(dialledNumbers)])]
    .filter(Boolean)
    .map((word) => `  ${word}`)
    .join('');
}

/** Returns the folded words of an application (`searchWords`). */
export function searchText(application: Searchable): string {
  const { title, surname, otherNames, email, tel, whatsapp, marketerCode } = application;
  const texts = [title, surname, otherNames, email, tel, whatsapp, marketerCode ?? ''];
  return searchWords(texts, [tel, whatsapp]);
}

/** Returns the folded words by which an account is found: those of its name, e-mail address and telephone number. */
export const accountSearchText = ({
  name,
  email,
  phone_number,
}: Pick<User, 'name' | 'email' | 'phone_number'>): string =>
  searchWords([name, email, phone_number], [phone_number]);

/** Returns the search text with the number of the application's reference. The server's index has the same text. */
export const searchLine = (application: Searchable & { readonly id: number }): string =>
  `${searchText(application)}  #${application.id}  ${application.id}`;

/** Returns the part of `searchWords` that a searched word stands for, at least three characters. */
function wordPart(word: string): string {
  // A number that was stored with a zero is found by its country code, but has no plus sign.
  const part = word.replace(/^\+(?=\d)/, '');
  return `${' '.repeat(Math.max(0, 3 - [...part].length))}${part}`;
}

/** Start of every reference (`applicationReference`), folded. */
const referenceStart = 'imc-app-';

/** Returns the part of a search line that a searched word stands for. Undefined if every application has it. */
function partFor(word: string): string | undefined {
  const [, number] = /^(?:imc-)?app-(\d+)$/.exec(word) ?? [];
  if (number !== undefined) return ` #${number}`;
  if (word.length > 2 && referenceStart.startsWith(word)) return undefined;
  return wordPart(word);
}

const foldedWords = (text: string): string[] => foldText(text).split(' ').filter(Boolean);

/**
 * Returns the parts that an application's search line must contain, at least three characters each. A word of one or two characters is found at
 * the beginning of words, a longer one anywhere. Nothing in it is a wildcard.
 */
export const searchParts = (text: string): string[] => [
  ...new Set(foldedWords(text).flatMap((word) => partFor(word) ?? [])),
];

/** Returns the parts that an account's search text must contain, as `searchParts` does for applications. */
export const accountSearchParts = (text: string): string[] => [...new Set(foldedWords(text).map(wordPart))];

const knownLine = /* @__PURE__ */ oncePerObject((application: AdminApplication) => searchLine(application));

/** Returns whether a search finds an application. Folds the texts of each application once, however often it is searched. */
export function searchMatcher(text: string): (application: AdminApplication) => boolean {
  const parts = searchParts(text);
  return (application) => {
    const line = knownLine(application);
    return parts.every((part) => line.includes(part));
  };
}
