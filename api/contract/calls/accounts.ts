import * as z from 'zod/mini';
import { emailText, lineText, shortText, textOr } from '../entities/text.ts';
import { profileSchema, userReader, userSchema } from '../entities/user.ts';
import { signUpTexts } from '../rules/sign-up.ts';
import { termsVersions } from '../rules/terms.ts';
import { textLimits } from '../rules/text.ts';
import { defineCall, doneAnswer, doneReader, success } from './call.ts';

/** Creates an account. 409 with `errors.email` where the address is taken; 400 with `errors` where a rule is broken. */
export const signUpCall = defineCall({
  method: 'POST',
  path: '/signup.php',
  access: 'anyone',
  limited: true,
  body: z.object({
    name: lineText,
    email: emailText,
    phone_number: shortText,
    // The rule and its texts are judged by `passwordProblem`; the cap of the whole body holds here.
    password: z.string(textOr(signUpTexts.required)),
    /** A membership type, or any other label of a grade. */
    membership_type: lineText,
    /** The terms that were agreed to; those in force where it is not sent, as by the specification's own form. */
    terms_version: z.optional(z.literal(termsVersions, { error: 'Must be a version of the terms' })),
  }),
  answer: doneAnswer,
  read: doneReader,
});

/** Starts a session. 401 for an unknown address and for a wrong password alike. */
export const signInCall = defineCall({
  method: 'POST',
  path: '/signin.php',
  access: 'anyone',
  body: z.object({
    email: z.string(textOr(signUpTexts.signInRequired)).check(z.maxLength(textLimits.email)),
    password: z.string(textOr(signUpTexts.signInRequired)),
    rememberMe: z._default(z.optional(z.boolean()), false),
  }),
  answer: z.object({
    status: success,
    message: z.string(),
    data: z.object({ user: userSchema, token: z.string() }),
  }),
  read: z.object({
    status: z.string(),
    data: z.object({ user: userReader, token: z.string().check(z.minLength(1)) }),
  }),
});

/** Ends the session of the token. */
export const signOutCall = defineCall({
  method: 'POST',
  path: '/signout.php',
  access: 'signed-in',
  answer: doneAnswer,
  read: doneReader,
});

const userAnswer = z.object({ status: success, message: z.string(), data: userSchema });
const userAnswerReader = z.object({ status: z.string(), data: userReader });

/** The signed-in person as the server knows them now, and the terms that they agreed to: null where the account was made without. */
export const profileCall = defineCall({
  method: 'GET',
  path: '/get-profile.php',
  access: 'signed-in',
  answer: z.extend(userAnswer, {
    terms: z.nullable(z.object({ version: z.string(), accepted_at: z.string() })),
  }),
  read: userAnswerReader,
});

/**
 * Saves the profile and sets `profile_completed` to 1. The person is the token's; `user_id`, `name`, `email`, `membership_type` and
 * `profile_completed` are sent by the specification's client and change nothing. A field that is not sent stays as it is.
 */
export const updateProfileCall = defineCall({
  method: 'POST',
  path: '/update-profile.php',
  access: 'signed-in',
  body: profileSchema,
  answer: userAnswer,
  read: userAnswerReader,
});

/** Replaces the profile photo: multipart, one file in `profile_photo`. */
export const uploadProfilePhotoCall = defineCall({
  method: 'POST',
  path: '/upload-profile-photo.php',
  access: 'signed-in',
  limited: true,
  sends: 'multipart',
  answer: z.object({ status: success, message: z.string(), profile_photo: z.string() }),
  read: z.object({ status: z.string(), profile_photo: z.catch(z.nullable(z.string()), null) }),
});
