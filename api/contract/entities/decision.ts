import * as z from 'zod/mini';
import { applicationStatusSchema } from './application.ts';
import { idSchema } from './id.ts';
import { textUpTo } from './text.ts';

/** In characters. */
export const decisionLimits = {
  note: 2000,
  reason: 1000,
} as const;

/** APP-56. */
export const decisionSchema = z.object({
  application_id: idSchema,
  status: applicationStatusSchema,
  /** Without it, any status is overwritten. */
  seen_status: z.optional(applicationStatusSchema),
  /** For admins only. */
  note: z.optional(textUpTo(decisionLimits.note)),
  /** For the applicant. */
  reason: z.optional(textUpTo(decisionLimits.reason)),
});
export type Decision = z.infer<typeof decisionSchema>;

export const lastDecisionSchema = z.object({
  status: applicationStatusSchema,
  /** Name of the admin. */
  changed_by: z.string(),
  /** UTC ISO time. */
  changed_at: z.string(),
});
export type LastDecision = z.infer<typeof lastDecisionSchema>;

/** A step in the history as admins see it: submission, decision, undone decision or withdrawal. */
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
  /** For the applicant. */
  reason: z.nullable(z.string()),
  /** Id of the decision that this step undid. */
  undoes: z.nullable(z.number()),
  /** Whether a later step undid this decision. */
  undone: z.boolean(),
  /** Until when the asking admin can undo this decision, a UTC ISO time. Null if they can't. */
  undo_until: z.nullable(z.string()),
});
export type HistoryStep = z.infer<typeof historyStepSchema>;

/** By staff, for the admin who decides. */
export const recommendations = ['approve', 'reject'] as const;
export type Recommendation = (typeof recommendations)[number];

/** Members never see it. */
export const applicationNoteSchema = z.object({
  id: z.number(),
  note: z.string(),
  /** Name of the admin. */
  written_by: z.string(),
  /** Id of their account, which tells namesakes apart. */
  author_id: z.number(),
  /** UTC ISO time. */
  written_at: z.string(),
  /** Recommended by the author. Null or absent if nothing. */
  recommendation: z.optional(z.nullable(z.enum(recommendations))),
});
export type ApplicationNote = z.infer<typeof applicationNoteSchema>;

/** Must not be empty (`noteProblems`). */
export const newApplicationNoteSchema = z.object({
  application_id: idSchema,
  note: textUpTo(decisionLimits.note),
  recommendation: z.optional(z.nullable(z.enum(recommendations))),
});
export type NewApplicationNote = z.infer<typeof newApplicationNoteSchema>;
