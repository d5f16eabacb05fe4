import * as z from 'zod/mini';
import { staffRoleSchema } from './staff-role.ts';

/** What staff open of an application: its data, its proof of payment, and its row in an export. */
export const applicationParts = ['application', 'proof', 'export'] as const;
export type ApplicationPart = (typeof applicationParts)[number];

/** One time that staff opened a part of an application. It says who by role and number, and never names anybody. */
export const applicationOpeningSchema = z.object({
  /** UTC ISO time. */
  opened_at: z.string(),
  part: z.enum(applicationParts),
  /** Staff role at that time. Null if it was not recorded yet; then the row stands for an hour. */
  staff_role: z.nullable(staffRoleSchema),
  /** Id of the account, which the security log can be filtered by. */
  staff_number: z.number(),
});
export type ApplicationOpening = z.infer<typeof applicationOpeningSchema>;

/** How often staff opened an application. */
export const applicationOpeningsSchema = z.object({
  /** Number of openings. */
  count: z.number(),
  /** The newest openings, newest first. */
  latest: z.array(applicationOpeningSchema),
});
export type ApplicationOpenings = z.infer<typeof applicationOpeningsSchema>;
