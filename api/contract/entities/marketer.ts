import * as z from 'zod/mini';
import { keysOf, mapKeys } from '../application/typed-object.ts';
import { textSchemas } from './text.ts';

/** Fields of a marketer: label, maximum length and message for a missing value. All are required (S-3.7, S-5.7). */
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

/** A marketer to add. The schema checks types and lengths. `marketerProblems` checks required fields. */
export const newMarketerSchema = z.object(
  mapKeys(keysOf(marketerFields), (name) => textSchemas[marketerFields[name].text]),
);

export type NewMarketer = z.infer<typeof newMarketerSchema>;

/** A person who refers applicants (S-3.7). */
export const marketerSchema = z.object({
  id: z.number(),
  ...mapKeys(keysOf(marketerFields), () => z.string()),
  /** Number of submitted applications with the marketer's code. */
  applications_count: z.number(),
});

export type Marketer = z.infer<typeof marketerSchema>;

/** Parses a marketer from any provider. Numbers may be sent as text. */
export const marketerReader = z.pipe(
  z.object({
    id: z.coerce.number(),
    full_name: z.string(),
    email: z.string(),
    phone: z.catch(z.coerce.string(), ''),
    marketer_code: z.catch(z.coerce.string(), ''),
    applications_count: z.catch(z.coerce.number(), 0),
  }),
  marketerSchema,
);
