import * as z from 'zod/mini';
import { applicationStatusSchema } from './application.ts';

/** Number of steps in the recent activity. */
export const activityLength = 10;

/** A step in an application's history: its submission or an admin's decision. */
export const activityEntrySchema = z.object({
  /** Id of the step. */
  id: z.number(),
  application_id: z.number(),
  /** IMC-APP-{application id}. */
  reference: z.string(),
  /** The applicant: title, surname, other names. */
  applicant: z.string(),
  /** Null for the submission. */
  from_status: z.nullable(applicationStatusSchema),
  to_status: applicationStatusSchema,
  /** Name of the account that submitted or decided. */
  changed_by: z.string(),
  /** UTC ISO time. */
  changed_at: z.string(),
});

export type ActivityEntry = z.infer<typeof activityEntrySchema>;
