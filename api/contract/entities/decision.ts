import * as z from 'zod/mini';
import { applicationStatusSchema } from './application.ts';
import { idSchema } from './id.ts';
import { textUpTo } from './text.ts';

/** Limits of what an admin writes with a decision and about an application, in characters. */
export const decisionLimits = {
  note: 2000,
  reason: 1000,
} as const;

/** A decision on an application (APP-56). */
export const decisionSchema = z.object({
  application_id: idSchema,
  status: applicationStatusSchema,
  /** The status that the admin saw. Without it, the decision overwrites any other. */
  seen_status: z.optional(applicationStatusSchema),
  /** For admins only. */
  note: z.optional(textUpTo(decisionLimits.note)),
  /** For the applicant. */
  reason: z.optional(textUpTo(decisionLimits.reason)),
});
export type Decision = z.infer<typeof decisionSchema>;

/** Who set the status of an application, and when. */
export const lastDecisionSchema = z.object({
  status: applicationStatusSchema,
  /** Name of the admin. */
  changed_by: z.string(),
  /** UTC ISO time. */
  changed_at: z.string(),
});
export type LastDecision = z.infer<typeof lastDecisionSchema>;

/** A step in an application's history as admins see it: its submission, a decision, a decision that was taken back, or its withdrawal. */
export const historyStepSchema = z.object({
  id: z.number(),
  /** Name of the account. */
  changed_by: z.string(),
  /** UTC ISO time. */
  changed_at: z.string(),
  /** Null for the submission. */
  from_status: z.nullable(applicationStatusSchema),
  to_status: z.union([applicationStatusSchema, z.literal('withdrawn')]),
  /** For admins only. */
  note: z.nullable(z.string()),
  /** What the applicant was told. */
  reason: z.nullable(z.string()),
  /** Id of the decision that this step took back. */
  undoes: z.nullable(z.number()),
  /** Whether a later step took this decision back. */
  undone: z.boolean(),
  /** Until when the asking admin can take this decision back, a UTC ISO time. Null if they can't. */
  undo_until: z.nullable(z.string()),
});
export type HistoryStep = z.infer<typeof historyStepSchema>;

/** What staff can recommend about an application to the admin who decides. */
export const recommendations = ['approve', 'reject'] as const;
export type Recommendation = (typeof recommendations)[number];

/** An internal note about an application. Members never see it. */
export const applicationNoteSchema = z.object({
  id: z.number(),
  note: z.string(),
  /** Name of the admin. */
  written_by: z.string(),
  /** Id of their account, which tells namesakes apart. */
  author_id: z.number(),
  /** UTC ISO time. */
  written_at: z.string(),
  /** What the author recommends, for which the note gives the reasons. Null or absent if nothing. */
  recommendation: z.optional(z.nullable(z.enum(recommendations))),
});
export type ApplicationNote = z.infer<typeof applicationNoteSchema>;

/** A note to add. It can't be empty (`noteProblems`). */
export const newApplicationNoteSchema = z.object({
  application_id: idSchema,
  note: textUpTo(decisionLimits.note),
  recommendation: z.optional(z.nullable(z.enum(recommendations))),
});
export type NewApplicationNote = z.infer<typeof newApplicationNoteSchema>;
