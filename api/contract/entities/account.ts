import * as z from 'zod/mini';
import { correctableDetails } from '../rules/people.ts';
import { accountRoleSchema } from './staff-role.ts';

/** PPL-13. */
export const accountCorrectionSchema = z.object({
  id: z.number(),
  /** Name of the admin. */
  changed_by: z.string(),
  /** UTC ISO time. */
  changed_at: z.string(),
  reason: z.string(),
  changes: z.array(z.object({ detail: z.enum(correctableDetails), from: z.string(), to: z.string() })),
});

export type AccountCorrection = z.infer<typeof accountCorrectionSchema>;

export const adminAccountSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  /** Whether its owner has used a link in a mail to the address. A proven address can't be corrected. */
  is_email_proven: z.boolean(),
  phone_number: z.string(),
  membership_type: z.string(),
  role: accountRoleSchema,
  has_second_factor: z.boolean(),
  is_blocked: z.boolean(),
  /** Whether mails to its address are refused, so that none is sent (MAIL-6). */
  is_refused: z.boolean(),
  /** UTC ISO time. */
  created_at: z.string(),
  /** Newest first. */
  corrections: z.array(accountCorrectionSchema),
});

export type AdminAccount = z.infer<typeof adminAccountSchema>;
