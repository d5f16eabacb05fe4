import * as z from 'zod/mini';
import { accountRoleSchema } from './staff-role.ts';

/** An account as admins see it in the list of people. */
export const adminAccountSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  membership_type: z.string(),
  role: accountRoleSchema,
  /** Whether signing in requires a code besides the password. */
  has_second_factor: z.boolean(),
  /** Whether an admin blocked it, so that it can't sign in. */
  is_blocked: z.boolean(),
  /** Whether mails to its address are refused, so that none is sent (S-12.245). */
  is_refused: z.boolean(),
  /** UTC ISO time. */
  created_at: z.string(),
});

export type AdminAccount = z.infer<typeof adminAccountSchema>;
