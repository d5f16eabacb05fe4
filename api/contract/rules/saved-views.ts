import { isFilled, textLimits } from './text.ts';

/** Maximum number of saved views of an account. */
export const savedViewsKept = 20;

/** The specification defines none. */
export const savedViewTexts = {
  saved: 'The view was saved.',
  deleted: 'The view was deleted.',
  /** 404, also for another account's view. */
  notFound: 'This view no longer exists.',
  /** 409. */
  full: `You have ${savedViewsKept} saved views, which is the most. Delete one, or save under the name of one to replace it.`,
  name: 'Enter a name for the view',
  nameLength: `Must be at most ${textLimits.short} characters long`,
  oneLine: 'Must be one line of plain text',
  /** The name of an unknown parameter is not repeated: it may be anything. */
  unknown: 'The list has no such parameter',
  repeated: (parameter: string) => `${parameter} occurs more than once`,
  invalid: (parameter: string) => `${parameter} has a value that the list does not have`,
} as const;

/** Names of one account differ in more than case and spaces. */
export const viewNameKey = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Undefined if it is valid. */
export function viewNameProblem(name: string): string | undefined {
  if (!isFilled(name)) return savedViewTexts.name;
  if (name.trim().length > textLimits.short) return savedViewTexts.nameLength;
  // Control and formatting characters could make a name look like another one.
  return /[\p{Cc}\p{Cf}]/u.test(name) ? savedViewTexts.oneLine : undefined;
}
