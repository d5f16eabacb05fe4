import * as z from 'zod/mini';
import { type ApplicationSection, applicationSections } from '../application/sections.ts';
import { applicationDraftSchema, applicationFormSchema } from './application-form.ts';
import { described } from './described.ts';
import { idSchema } from './id.ts';
import { textUpTo } from './text.ts';
import { accountName, calendarDate, count, rowId, timestamp } from './values.ts';

/** The review has no fields, and a payment is queried instead. */
export const askableSections = applicationSections.filter(
  (section): section is AskableSection => section !== 'payment' && section !== 'review',
);
export type AskableSection = Exclude<ApplicationSection, 'payment' | 'review'>;

export const informationRequestLimits = {
  /** In characters. */
  question: 1000,
} as const;

const sectionsSchema = z.array(z.enum(askableSections as [AskableSection, ...AskableSection[]]));

/** APP-20. */
export const informationRequestSchema = z.object({
  id: rowId,
  application_id: rowId,
  sections: described('Sections that are open again, in form order.', sectionsSchema),
  question: z.string(),
  due_on: described('Null if there is none.', z.nullable(calendarDate)),
  asked_at: timestamp,
  answered_at: described('Null until then.', z.nullable(timestamp)),
  closed_at: described('When it was closed without an answer. Null otherwise.', z.nullable(timestamp)),
});
export type InformationRequest = z.infer<typeof informationRequestSchema>;

/** As its applicant sees it: with the answer so far, which is saved like a draft (`saveDraftCall`). */
export const openInformationRequestSchema = z.extend(informationRequestSchema, {
  draft: z.object({
    data: described('Null if nothing was saved yet.', z.nullable(applicationDraftSchema)),
    saved_at: z.nullable(timestamp),
    revision: count,
  }),
});
export type OpenInformationRequest = z.infer<typeof openInformationRequestSchema>;

export const changedTextSchema = z.object({
  path: described("Path of the field: 'surname', 'referees.1.tel'.", z.string()),
  before: z.string(),
  after: z.string(),
});
export type ChangedText = z.infer<typeof changedTextSchema>;

/** As admins see it: with who asked, and what the answer changed. */
export const adminInformationRequestSchema = z.extend(informationRequestSchema, {
  asked_by: described('Name of the admin.', accountName),
  changes: z.array(changedTextSchema),
});
export type AdminInformationRequest = z.infer<typeof adminInformationRequestSchema>;

/** `informationRequestProblems` checks the texts. */
export const newInformationRequestSchema = z.object({
  application_id: idSchema,
  sections: sectionsSchema.check(z.maxLength(askableSections.length)),
  question: textUpTo(informationRequestLimits.question),
  due_on: described('Calendar date, or empty for none.', z.optional(z.string().check(z.maxLength(10)))),
});
export type NewInformationRequest = z.infer<typeof newInformationRequestSchema>;

/** All fields of the requested sections. Other fields are ignored. */
export const informationAnswerSchema = z.partial(z.omit(applicationFormSchema, { application_id: true }));
export type InformationAnswer = z.infer<typeof informationAnswerSchema>;
