import * as z from 'zod/mini';
import { applicationStatusSchema } from './application.ts';

/** Steps that the recent activity goes back. */
export const activityLength = 10;

/** One step in the life of an application: its submission, or an admin's decision. */
export const activityEntrySchema = z.object({
  /** Of the step. */
  id: z.number(),
  application_id: z.number(),
  /** IMC-APP-{application id}. */
  reference: z.string(),
  /** Whose application it is: title, surname, other names. */
  applicant: z.string(),
  /** Null: the submission. */
  from_status: z.nullable(applicationStatusSchema),
  to_status: applicationStatusSchema,
  /** Name of the account that submitted or decided. */
  changed_by: z.string(),
  /** UTC ISO time. */
  changed_at: z.string(),
});

export type ActivityEntry = z.infer<typeof activityEntrySchema>;
