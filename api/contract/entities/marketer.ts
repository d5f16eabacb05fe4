import * as z from 'zod/mini';
import { keysOf, mapKeys } from '../application/typed-object.ts';
import { textSchemas } from './text.ts';

/** What is known of a marketer: label, length, and what is said where it is missing; all are required (specification, section 5). */
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

/** A marketer who is to be added. Types and lengths; what must be filled in is judged by `marketerProblems`. */
export const newMarketerSchema = z.object(
  mapKeys(keysOf(marketerFields), (name) => textSchemas[marketerFields[name].text]),
);

export type NewMarketer = z.infer<typeof newMarketerSchema>;

/** A person who refers applicants (specification, section 3). */
export const marketerSchema = z.object({
  id: z.number(),
  ...mapKeys(keysOf(marketerFields), () => z.string()),
  /** Submitted applications that carry the marketer's code. */
  applications_count: z.number(),
});

export type Marketer = z.infer<typeof marketerSchema>;

/** Reads a marketer from any provider: numbers may come as text. */
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
