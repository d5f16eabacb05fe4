import { keysOf } from '../application/typed-object.ts';
import { type MarketerFieldName, marketerFields, type NewMarketer } from '../entities/marketer.ts';
import { emailProblem, isFilled } from './text.ts';

/** The specification defines none. */
export const marketerTexts = {
  added: 'Marketer added successfully',
  changed: 'Marketer saved',
  deleted: 'Marketer deleted successfully',
  notFound: 'No such marketer was found.',
  codeTaken: 'This marketer code is taken.',
  codeRetired: 'This code belonged to a deleted marketer. Please choose another one.',
  emailTaken: 'This email address belongs to another marketer.',
  email: 'Enter an email address, such as name@mail.example',
} as const;

/** By field. Empty if the marketer is valid. */
export function marketerProblems(marketer: NewMarketer): Partial<Record<MarketerFieldName, string>> {
  const problems: Partial<Record<MarketerFieldName, string>> = {};
  for (const name of keysOf(marketerFields)) {
    if (!isFilled(marketer[name])) problems[name] = marketerFields[name].required;
  }
  const emailError = emailProblem(marketer.email, marketerTexts.email);
  if (!problems.email && emailError) problems.email = emailError;
  return problems;
}

/** Returns a code for comparison: trimmed, NFC and upper-cased. Null if it is empty. */
export const marketerCodeKey = (code: string): string | null =>
  code.trim().normalize('NFC').toUpperCase() || null;
