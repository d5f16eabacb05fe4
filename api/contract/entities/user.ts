import * as z from 'zod/mini';
import { described } from './described.ts';
import { staffRoleSchema } from './staff-role.ts';
import { lineText, shortText } from './text.ts';
import { count, emailAddress, fileName, phoneNumber, rowId } from './values.ts';

/** Years: the lower bounds of 0-2, 3-5, 6-10 and 10+ (S-9.3). 0 is a valid value. */
export const experienceValues = [0, 3, 6, 10] as const;
export type Experience = (typeof experienceValues)[number];
export const experienceSchema = z.union([z.literal(0), z.literal(3), z.literal(6), z.literal(10)]);

/** In years. */
export const experienceLabels = { 0: '0-2', 3: '3-5', 6: '6-10', 10: '10+' } as const satisfies Record<
  Experience,
  string
>;

/** What is wrong with the address of an account. */
export const emailStates = ['unconfirmed', 'refused'] as const;

/**
 * A user as calls return it and as the browser stores it under `user` (S-3.2). `role` is 'admin' or anything else, `profile_completed` 0 or 1,
 * `payment_status` 'pending' or 'completed', `membership_type` the sign-up label, `profile_photo` a file under /uploads.
 */
export const userSchema = z.object({
  id: rowId,
  name: z.string(),
  email: emailAddress,
  phone_number: phoneNumber,
  role: described('`admin` for staff. Anything else is a member.', z.string()),
  membership_type: described('Label of the grade at sign-up, such as `Associate`.', z.string()),
  career_field: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  position: z.nullable(z.string()),
  qualification: z.nullable(z.string()),
  experience: z.nullable(experienceSchema),
  profile_completed: described('1 once the profile was saved, else 0.', count),
  payment_status: described('`pending` or `completed`.', z.string()),
  profile_photo: z.nullable(fileName),
  staff_role: described('Absent for members (PPL-1).', z.optional(staffRoleSchema)),
  must_set_up_second_factor: described(
    'True for an admin who has to set up a second factor before anything else (PPL-10). Absent for everybody else.',
    z.optional(z.boolean()),
  ),
  wants_digest: described(
    'True for staff who get the daily digest (MAIL-9). Absent for everybody else.',
    z.optional(z.boolean()),
  ),
  email_state: described(
    '`unconfirmed` until a link mailed to the address was used, `refused` while mails to it come back. Absent if neither holds (ACC-23, MAIL-6).',
    z.optional(z.enum(emailStates)),
  ),
});

export type User = z.infer<typeof userSchema>;

const profileText = z.optional(z.nullable(lineText));

/** Omitted fields stay unchanged. */
export const profileSchema = z.object({
  name: described(
    "Only for staff: members can't change the name of their registration.",
    z.optional(lineText),
  ),
  phone_number: z.optional(shortText),
  career_field: profileText,
  organization: profileText,
  position: profileText,
  qualification: profileText,
  experience: z.optional(z.nullable(experienceSchema)),
  wants_digest: described(
    'Only for staff: the daily digest (MAIL-9).',
    z.optional(z.boolean('Must be true or false')),
  ),
});

export type ProfileChanges = z.infer<typeof profileSchema>;

/** Only selects the screens: the server enforces access. */
export const isAdmin = (user: Pick<User, 'role'>): boolean => user.role === 'admin';
