import * as z from 'zod/mini';
import { keysOf, mapKeys } from '../application/typed-object.ts';
import { isFilled } from '../rules/text.ts';
import { described } from './described.ts';
import { textSchemas } from './text.ts';
import { count, rowId, timestamp } from './values.ts';

/** Label, maximum length and message for a missing value. All are required (S-3.7, S-5.7). */
export const marketerFields = {
  full_name: { label: 'Name', text: 'line', required: "Enter the marketer's name" },
  email: { label: 'Email', text: 'email', required: "Enter the marketer's email address" },
  phone: { label: 'Phone', text: 'short', required: "Enter the marketer's phone number" },
  marketer_code: {
    label: "Marketer's Code",
    text: 'short',
    required: 'Enter the code that applicants will give',
  },
} as const;

export type MarketerFieldName = keyof typeof marketerFields;

/** Checks types and lengths. `marketerProblems` checks required fields. */
export const newMarketerSchema = z.object(
  mapKeys(keysOf(marketerFields), (name) => textSchemas[marketerFields[name].text]),
);

export type NewMarketer = z.infer<typeof newMarketerSchema>;

/** As received: the code may have the name of the specification's own input (MKT-4). */
export const receivedMarketerSchema = z.extend(newMarketerSchema, {
  marketer_code: z.optional(textSchemas.short),
  marketer_marketer_code: z.optional(textSchemas.short),
});

/** With the code from whichever field has it. */
export const newMarketerOf = ({
  marketer_code,
  marketer_marketer_code,
  ...rest
}: z.infer<typeof receivedMarketerSchema>): NewMarketer => ({
  ...rest,
  marketer_code: (isFilled(marketer_code) ? marketer_code : marketer_marketer_code) ?? '',
});

/** All but the code: applications, accounts and shared links contain it as text (MKT-5). */
export const marketerChangesSchema = z.partial(z.omit(newMarketerSchema, { marketer_code: true }));

export type MarketerChanges = z.infer<typeof marketerChangesSchema>;

/** What the changes leave out stays. */
export const changedMarketer = (
  { marketer_code, ...before }: NewMarketer,
  { full_name = before.full_name, email = before.email, phone = before.phone }: MarketerChanges,
): NewMarketer => ({ full_name, email, phone, marketer_code });

/** A person who refers applicants (S-3.7). */
export const marketerSchema = z.object({
  id: rowId,
  ...mapKeys(keysOf(marketerFields), () => z.string()),
  applications_count: described("Number of submitted applications with the marketer's code.", count),
});

export type Marketer = z.infer<typeof marketerSchema>;

export const unmatchedCodesLength = 100;

/** A code in applications that belongs to no marketer, and never did (MKT-7). */
export const unmatchedCodeSchema = z.object({
  code: described('Trimmed and in upper case.', z.string()),
  applications_count: described('Number of submitted applications with it.', count),
});

export type UnmatchedCode = z.infer<typeof unmatchedCodeSchema>;

/** The code of a deleted marketer. */
export const retiredCodeSchema = z.object({
  code: described('Trimmed and in upper case.', z.string()),
  applications_count: described('Number of submitted applications with it.', count),
  full_name: described('Empty if the marketer was deleted before names were kept.', z.string()),
  deleted_at: timestamp,
});

export type RetiredCode = z.infer<typeof retiredCodeSchema>;

/** Those in applications. */
export const retiredCodesSchema = z.object({
  codes: described('Those deleted last first.', z.array(retiredCodeSchema)),
  total: described('Number of all of them.', count),
});

export type RetiredCodes = z.infer<typeof retiredCodesSchema>;

export const unmatchedCodesSchema = z.object({
  codes: described('Those with the most applications first.', z.array(unmatchedCodeSchema)),
  total: described('Number of all of them.', count),
});

export type UnmatchedCodes = z.infer<typeof unmatchedCodesSchema>;
