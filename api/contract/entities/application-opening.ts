import * as z from 'zod/mini';
import { staffRoleSchema } from './staff-role.ts';

/** What staff open of an application: its data, its proof of payment, and its row in an export. */
export const applicationParts = ['application', 'proof', 'export'] as const;
export type ApplicationPart = (typeof applicationParts)[number];

/** Names staff by role and number only. */
export const applicationOpeningSchema = z.object({
  /** UTC ISO time. */
  opened_at: z.string(),
  part: z.enum(applicationParts),
  /** Staff role at that time. Null if it was not recorded yet; then the row stands for an hour. */
  staff_role: z.nullable(staffRoleSchema),
  /** Id of the account, by which the security log can be filtered. */
  staff_number: z.number(),
});
export type ApplicationOpening = z.infer<typeof applicationOpeningSchema>;

export const applicationOpeningsSchema = z.object({
  count: z.number(),
  /** Newest first. */
  latest: z.array(applicationOpeningSchema),
});
export type ApplicationOpenings = z.infer<typeof applicationOpeningsSchema>;
