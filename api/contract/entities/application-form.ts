import * as z from 'zod/mini';
import { idNumber } from './id.ts';
import { emailText, lineText, paragraphText, shortText, textUpTo } from './text.ts';

/** An education record. Years are four digits; `dateObtained` is a calendar date. */
export const institutionSchema = z.object({
  name: lineText,
  from: shortText,
  to: shortText,
  qualification: lineText,
  dateObtained: shortText,
});

/** A consulting assignment. */
export const assignmentSchema = z.object({ project: paragraphText, role: lineText, period: lineText });

/** A referee. */
export const refereeSchema = z.object({
  name: lineText,
  position: lineText,
  institution: lineText,
  address: paragraphText,
  tel: shortText,
  whatsapp: shortText,
  email: emailText,
});

/** Referees that an application names (specification, section 9). */
export const refereeCount = 2;
/** Most records of one kind (requirements, line 23). */
export const recordLimit = 20;

const atMost = z.maxLength(recordLimit, `At most ${recordLimit} records`);

/**
 * The application form without its file: the `data` part of the membership application call (section 3). The schema
 * holds types and lengths; what must be filled in is judged by `applicationProblems`.
 */
export const applicationFormSchema = z.object({
  /** The draft that this submission completes; absent, a new application is made. */
  application_id: z.optional(idNumber),
  surname: lineText,
  otherNames: lineText,
  title: shortText,
  employer: lineText,
  position: lineText,
  postalAddress: paragraphText,
  whatsapp: shortText,
  tel: shortText,
  email: emailText,
  marketer_code: z._default(z.optional(shortText), ''),
  institutions: z.array(institutionSchema).check(atMost),
  /** A grade's letters or any of its labels. */
  membershipCategory: lineText,
  assignments: z.array(assignmentSchema).check(atMost),
  referees: z.array(refereeSchema).check(atMost),
  /** 'agreed', or empty. */
  declaration: shortText,
  /** The day of the declaration, a calendar date (YYYY-MM-DD). */
  date: shortText,
  signature: z._default(z.optional(lineText), ''),
});

export type ApplicationForm = z.infer<typeof applicationFormSchema>;

/** The schemas of the form's lists, by the list's name. */
export const recordSchemas = {
  institutions: institutionSchema,
  assignments: assignmentSchema,
  referees: refereeSchema,
} as const;

/** Longest text of a draft, in UTF-16 units, and largest draft, in bytes of JSON: a closing page sends 64 KiB and no more. */
export const draftLimits = { text: 10_000, bytes: 60 * 1024 } as const;

const draftText = textUpTo(draftLimits.text);

/** The texts of a form or record as a draft holds them: each may be missing, or longer than a submission takes it. */
const draftOf = <Shape extends object>({ shape }: { readonly shape: Shape }) =>
  z.partial(
    z.object(
      Object.fromEntries(Object.keys(shape).map((field) => [field, draftText])) as {
        [Field in keyof Shape]: typeof draftText;
      },
    ),
  );

/** What a draft holds: the same form, as far as it goes. */
export const applicationDraftSchema = z.extend(draftOf(applicationFormSchema), {
  application_id: z.optional(z.never()),
  institutions: z.optional(z.array(draftOf(institutionSchema)).check(atMost)),
  assignments: z.optional(z.array(draftOf(assignmentSchema)).check(atMost)),
  referees: z.optional(z.array(draftOf(refereeSchema)).check(atMost)),
});

export type ApplicationDraftData = z.infer<typeof applicationDraftSchema>;
