import * as z from 'zod/mini';
import { correctableDetails } from '../rules/people.ts';
import { described } from './described.ts';
import { nameChangeSchema } from './name-change.ts';
import { accountRoleSchema } from './staff-role.ts';
import { accountName, emailAddress, phoneNumber, rowId, timestamp } from './values.ts';

/** PPL-13. */
export const accountCorrectionSchema = z.object({
  id: rowId,
  changed_by: described('Name of the admin.', accountName),
  changed_at: timestamp,
  reason: z.string(),
  changes: z.array(z.object({ detail: z.enum(correctableDetails), from: z.string(), to: z.string() })),
});

export type AccountCorrection = z.infer<typeof accountCorrectionSchema>;

export const adminAccountSchema = z.object({
  id: rowId,
  name: accountName,
  email: emailAddress,
  is_email_proven: described(
    "Whether its owner has used a link in a mail to the address. A proven address can't be corrected.",
    z.boolean(),
  ),
  phone_number: phoneNumber,
  membership_type: described('Label of the grade at sign-up, such as `Associate`.', z.string()),
  role: accountRoleSchema,
  has_second_factor: z.boolean(),
  is_blocked: z.boolean(),
  is_refused: described(
    'Whether mails to its address are refused, so that none is sent (MAIL-6).',
    z.boolean(),
  ),
  created_at: timestamp,
  name_change: described('The request for another name that waits.', z.nullable(nameChangeSchema)),
  corrections: described('Newest first.', z.array(accountCorrectionSchema)),
});

export type AdminAccount = z.infer<typeof adminAccountSchema>;
