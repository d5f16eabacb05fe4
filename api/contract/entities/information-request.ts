import * as z from 'zod/mini';
import { type ApplicationSection, applicationSections } from '../application/sections.ts';
import { applicationDraftSchema, applicationFormSchema } from './application-form.ts';
import { idSchema } from './id.ts';
import { textUpTo } from './text.ts';

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
  id: z.number(),
  application_id: z.number(),
  /** Sections that are open again, in form order. */
  sections: sectionsSchema,
  question: z.string(),
  /** Calendar date. Null if there is none. */
  due_on: z.nullable(z.string()),
  /** UTC ISO time. */
  asked_at: z.string(),
  /** UTC ISO time. Null until then. */
  answered_at: z.nullable(z.string()),
  /** Closed without an answer. UTC ISO time, null otherwise. */
  closed_at: z.nullable(z.string()),
});
export type InformationRequest = z.infer<typeof informationRequestSchema>;

/** As its applicant sees it: with the answer so far, which is saved like a draft (`saveDraftCall`). */
export const openInformationRequestSchema = z.extend(informationRequestSchema, {
  draft: z.object({
    /** Null if nothing was saved yet. */
    data: z.nullable(applicationDraftSchema),
    saved_at: z.nullable(z.string()),
    revision: z.number(),
  }),
});
export type OpenInformationRequest = z.infer<typeof openInformationRequestSchema>;

export const changedTextSchema = z.object({
  /** Path of the field: 'surname', 'referees.1.tel'. */
  path: z.string(),
  before: z.string(),
  after: z.string(),
});
export type ChangedText = z.infer<typeof changedTextSchema>;

/** As admins see it: with who asked, and what the answer changed. */
export const adminInformationRequestSchema = z.extend(informationRequestSchema, {
  /** Name of the admin. */
  asked_by: z.string(),
  changes: z.array(changedTextSchema),
});
export type AdminInformationRequest = z.infer<typeof adminInformationRequestSchema>;

/** `informationRequestProblems` checks the texts. */
export const newInformationRequestSchema = z.object({
  application_id: idSchema,
  sections: sectionsSchema.check(z.maxLength(askableSections.length)),
  question: textUpTo(informationRequestLimits.question),
  /** Calendar date, or empty for none. */
  due_on: z.optional(z.string().check(z.maxLength(10))),
});
export type NewInformationRequest = z.infer<typeof newInformationRequestSchema>;

/** All fields of the requested sections. Other fields are ignored. */
export const informationAnswerSchema = z.partial(z.omit(applicationFormSchema, { application_id: true }));
export type InformationAnswer = z.infer<typeof informationAnswerSchema>;
