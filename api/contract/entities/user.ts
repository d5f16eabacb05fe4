import * as z from 'zod/mini';
import { lineText, shortText } from './text.ts';

/** Profile experience: the lower bound of 0-2, 3-5, 6-10 and 10+ years (S-9.3). 0 is a value. */
export const experienceValues = [0, 3, 6, 10] as const;
export type Experience = (typeof experienceValues)[number];
export const experienceSchema = z.union([z.literal(0), z.literal(3), z.literal(6), z.literal(10)]);

/** The range that each experience value stands for. */
export const experienceLabels = { 0: '0-2', 3: '3-5', 6: '6-10', 10: '10+' } as const satisfies Record<
  Experience,
  string
>;

/**
 * A person with an account, as every call answers it and as it is kept in the browser under `user` (S-3.2).
 * `role` is 'admin' or anything else; `membership_type` is the sign-up label ('Student' … 'Distinguished Fellow');
 * `profile_completed` is 0 or 1; `payment_status` is 'pending' or 'completed'; `profile_photo` is a file under /uploads.
 */
export const userSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  role: z.string(),
  membership_type: z.string(),
  career_field: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  position: z.nullable(z.string()),
  qualification: z.nullable(z.string()),
  experience: z.nullable(experienceSchema),
  profile_completed: z.number(),
  payment_status: z.string(),
  profile_photo: z.nullable(z.string()),
});

export type User = z.infer<typeof userSchema>;

const profileText = z.optional(z.nullable(lineText));

/** What people say about themselves on the profile. What is not sent stays as it is. */
export const profileSchema = z.object({
  phone_number: z.optional(shortText),
  career_field: profileText,
  organization: profileText,
  position: profileText,
  qualification: profileText,
  experience: z.optional(z.nullable(experienceSchema)),
});

export type ProfileChanges = z.infer<typeof profileSchema>;

/** Whether the person may enter the admin area. The server decides; this only picks the screens. */
export const isAdmin = (user: Pick<User, 'role'>): boolean => user.role === 'admin';

const optionalText = z.catch(z.nullable(z.string()), null);

/** Reads a user from any provider: numbers sent as text, and absent fields as their defaults (S-3.2). */
export const userReader = z.pipe(
  z.object({
    id: z.coerce.number(),
    name: z.string(),
    email: z.string(),
    phone_number: z.catch(z.coerce.string(), ''),
    role: z.catch(z.string(), 'member'),
    membership_type: z.catch(z.string(), ''),
    career_field: optionalText,
    organization: optionalText,
    position: optionalText,
    qualification: optionalText,
    experience: z.catch(
      z.nullable(
        z.pipe(
          z.union([z.number(), z.string().check(z.regex(/^\d+$/))]),
          z.pipe(z.transform(Number), experienceSchema),
        ),
      ),
      null,
    ),
    profile_completed: z.catch(z.coerce.number(), 0),
    payment_status: z.catch(z.string(), 'pending'),
    profile_photo: optionalText,
  }),
  userSchema,
);
