import * as z from 'zod/mini';
import { applicationStatusSchema } from './application.ts';
import { described } from './described.ts';
import { idSchema } from './id.ts';
import { textUpTo } from './text.ts';
import { accountName, rowId, timestamp } from './values.ts';

/** In characters. */
export const decisionLimits = {
  note: 2000,
  reason: 1000,
} as const;

/** First sentences to the applicant in the decision's letter and email. */
export const decisionSentences = {
  approved: 'Congratulations! The Membership Committee has approved your application.',
  rejected:
    'Thank you for applying to the Institute. We are sorry to tell you that the Membership Committee has not approved your application.',
} as const;

/** APP-56. */
export const decisionSchema = z.object({
  application_id: idSchema,
  status: applicationStatusSchema,
  seen_status: described('Without it, any status is overwritten.', z.optional(applicationStatusSchema)),
  note: described('For admins only.', z.optional(textUpTo(decisionLimits.note))),
  reason: described('For the applicant.', z.optional(textUpTo(decisionLimits.reason))),
});
export type Decision = z.infer<typeof decisionSchema>;

export const lastDecisionSchema = z.object({
  status: applicationStatusSchema,
  changed_by: described('Name of the admin.', accountName),
  changed_at: timestamp,
});
export type LastDecision = z.infer<typeof lastDecisionSchema>;

/** A step in the history as admins see it: submission, decision, undone decision or withdrawal. */
export const historyStepSchema = z.object({
  id: rowId,
  changed_by: accountName,
  changed_at: timestamp,
  from_status: described('Null for the submission.', z.nullable(applicationStatusSchema)),
  to_status: z.union([applicationStatusSchema, z.literal('withdrawn')]),
  note: described('For admins only.', z.nullable(z.string())),
  reason: described('For the applicant.', z.nullable(z.string())),
  undoes: described('Id of the decision that this step undid.', z.nullable(rowId)),
  undone: described('Whether a later step undid this decision.', z.boolean()),
  undo_until: described(
    "Until when the asking admin can undo this decision. Null if they can't.",
    z.nullable(timestamp),
  ),
});
export type HistoryStep = z.infer<typeof historyStepSchema>;

/** By staff, for the admin who decides. */
export const recommendations = ['approve', 'reject'] as const;
export type Recommendation = (typeof recommendations)[number];

/** Members never see it. */
export const applicationNoteSchema = z.object({
  id: rowId,
  note: z.string(),
  written_by: described('Name of the admin.', accountName),
  author_id: described('Id of their account, which tells namesakes apart.', rowId),
  written_at: timestamp,
  recommendation: described(
    'Recommended by the author. Null or absent if nothing.',
    z.optional(z.nullable(z.enum(recommendations))),
  ),
});
export type ApplicationNote = z.infer<typeof applicationNoteSchema>;

/** Must not be empty (`noteProblems`). */
export const newApplicationNoteSchema = z.object({
  application_id: idSchema,
  note: textUpTo(decisionLimits.note),
  recommendation: z.optional(z.nullable(z.enum(recommendations))),
});
export type NewApplicationNote = z.infer<typeof newApplicationNoteSchema>;
