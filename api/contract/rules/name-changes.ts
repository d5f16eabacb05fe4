import type { FormProblems } from './form-problems.ts';
import { cleanText, isFilled, requiredText } from './text.ts';

/** Only an `open` request waits for the Institute. */
export const nameChangeStates = ['open', 'agreed', 'refused', 'withdrawn'] as const;

export const nameChangeTexts = {
  asked: 'Your request has reached the Institute. We will write to you once it is decided.',
  withdrawn: 'Your request is withdrawn, and the picture of the document is deleted.',
  agreed: (name: string) => `The account now has the name ${name}.`,
  refused: (name: string) => `The name is not changed to ${name}. The member is told why.`,
  sameName: 'This is the present name of your account',
  reasonRequired: 'Enter why your name has changed',
  documentRequired: 'Choose a picture of a document that shows both names',
  answerRequired: 'Enter why the name is not changed',
  /** 409. */
  waiting: 'You have already asked for another name. Wait for the decision, or withdraw that request first.',
  /** 409: decided or withdrawn meanwhile. */
  notOpen: 'This request has been decided or withdrawn. Nothing was changed.',
  /** 404. */
  notFound: 'This request no longer exists.',
  /** 403. */
  own: 'Another admin must decide on your own name.',
} as const;

/** Of the texts. The document is checked apart. */
export function nameChangeProblems(
  { name, reason }: { readonly name: string; readonly reason: string },
  present: string,
): FormProblems | undefined {
  const fields: Record<string, string> = {};
  if (!isFilled(name)) fields.name = requiredText;
  else if (cleanText(name).trim() === cleanText(present).trim()) fields.name = nameChangeTexts.sameName;
  if (!isFilled(reason)) fields.reason = nameChangeTexts.reasonRequired;
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}
