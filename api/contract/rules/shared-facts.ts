import { dialledNumbers, foldText } from '../application/search.ts';
import { nameWords } from './name-words.ts';

/** What an applicant can have in common with the admin who decides: telephone number, name, or the picture of a proof of payment. */
export const sharedFacts = ['telephone', 'name', 'proof'] as const;

export type SharedFact = (typeof sharedFacts)[number];

/** Every name and telephone number that is known of a person. */
export interface PersonFacts {
  readonly names: readonly string[];
  readonly phones: readonly string[];
}

/** Returns a name as one word, in each order in which it may be written: from each of its words on, and sorted. */
function nameForms(name: string): string[] {
  const words = nameWords(foldText(name).replace(/['-]/g, ''));
  return [
    words.toSorted(),
    ...words.map((_, start) => [...words.slice(start), ...words.slice(0, start)]),
  ].map((ordered) => ordered.join(''));
}

/** Whether a text of both lists has the same form, other than none. */
function share(
  one: readonly string[],
  other: readonly string[],
  formsOf: (text: string) => string[],
): boolean {
  const forms = new Set(one.flatMap(formsOf).filter(Boolean));
  return other.flatMap(formsOf).some((form) => forms.has(form));
}

/**
 * Returns what two accounts have in common, as they may be of one person. Titles, word order, accents, apostrophes, hyphens and spaces of names
 * don't count; numbers are compared as dialled.
 */
export const sharedFactsOf = (one: PersonFacts, other: PersonFacts): SharedFact[] => [
  ...(share(one.phones, other.phones, dialledNumbers) ? (['telephone'] as const) : []),
  ...(share(one.names, other.names, nameForms) ? (['name'] as const) : []),
];
