import * as z from 'zod/mini';
import { described } from './described.ts';
import { staffRoleSchema } from './staff-role.ts';
import { count, rowId, timestamp } from './values.ts';

/** What staff open of an application: its data, its proof of payment, and its row in an export. */
export const applicationParts = ['application', 'proof', 'export'] as const;
export type ApplicationPart = (typeof applicationParts)[number];

/** Names staff by role and number only. */
export const applicationOpeningSchema = z.object({
  opened_at: timestamp,
  part: z.enum(applicationParts),
  staff_role: described(
    'Staff role at that time. Null if it was not recorded yet; then the row stands for an hour.',
    z.nullable(staffRoleSchema),
  ),
  staff_number: described('Id of the account, by which the security log can be filtered.', rowId),
});
export type ApplicationOpening = z.infer<typeof applicationOpeningSchema>;

export const applicationOpeningsSchema = z.object({
  count,
  latest: described('Newest first.', z.array(applicationOpeningSchema)),
});
export type ApplicationOpenings = z.infer<typeof applicationOpeningsSchema>;
