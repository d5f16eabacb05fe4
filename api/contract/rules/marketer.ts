import { keysOf } from '../application/typed-object.ts';
import { type MarketerFieldName, marketerFields, type NewMarketer } from '../entities/marketer.ts';
import { isEmail, isFilled } from './text.ts';

/** Texts about marketers, which the specification leaves to the product. */
export const marketerTexts = {
  added: 'Marketer added successfully',
  deleted: 'Marketer deleted successfully',
  notFound: 'No such marketer was found.',
  codeTaken: 'This marketer code is taken.',
  codeRetired: 'This code belonged to a deleted marketer. Please choose another one.',
  emailTaken: 'This email address belongs to another marketer.',
  email: 'Enter an email address, such as name@mail.example',
} as const;

/** The problems of a marketer who is to be added, by field; empty where there are none. */
export function marketerProblems(marketer: NewMarketer): Partial<Record<MarketerFieldName, string>> {
  const problems: Partial<Record<MarketerFieldName, string>> = {};
  for (const name of keysOf(marketerFields)) {
    if (!isFilled(marketer[name])) problems[name] = marketerFields[name].required;
  }
  if (!problems.email && !isEmail(marketer.email)) problems.email = marketerTexts.email;
  return problems;
}

/** The form in which marketer codes are compared: trimmed and in capitals; null where there is none. */
export const marketerCodeKey = (code: string): string | null =>
  code.trim().normalize('NFC').toUpperCase() || null;
