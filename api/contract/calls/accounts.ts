import * as z from 'zod/mini';
import { described } from '../entities/described.ts';
import { signInChallengeSchema } from '../entities/second-factor.ts';
import { emailText, lineText, shortText, textOr, typedText } from '../entities/text.ts';
import { profileSchema, userSchema } from '../entities/user.ts';
import { fileName, timestamp } from '../entities/values.ts';
import { privacyVersions } from '../rules/privacy.ts';
import { signUpTexts } from '../rules/sign-up.ts';
import { termsVersions } from '../rules/terms.ts';
import { textLimits } from '../rules/text.ts';
import {
  type CallDocs,
  corruptImage,
  defineCall,
  differentBody,
  doneResponse,
  notAnImage,
  refusalSchema,
  success,
  tooLarge,
  tooManyAttempts,
  tooManyUploads,
} from './call.ts';

/** Creates an account. 409 with `errors.email` if the address is taken, 400 with `errors` if a rule is broken. */
export const signUpCall = defineCall({
  method: 'POST',
  path: '/signup.php',
  access: 'anyone',
  limited: true,
  body: z.object({
    name: lineText,
    email: emailText,
    phone_number: shortText,
    // `passwordProblem` checks the rule. The size limit of the request body caps the length here.
    password: z.string(textOr(signUpTexts.required)),
    membership_type: described('A membership type or any other label of a grade.', lineText),
    terms_version: described(
      'Accepted version of the terms. Default: the current version.',
      z.optional(z.literal(termsVersions, { error: 'Must be a version of the terms' })),
    ),
    /** Version of the privacy notice that was shown. Default: the current version, for the same reason. */
    privacy_version: z.optional(
      z.literal(privacyVersions, { error: 'Must be a version of the privacy notice' }),
    ),
    marketer_code: described(
      "Code of the marketer whose link the visitor followed (MKT-1). Ignored if an application can't contain it.",
      z.optional(typedText(signUpTexts.required)),
    ),
  }),
  response: doneResponse,
});

export const signInResponse = z.object({
  status: success,
  message: z.string(),
  data: z.object({ user: userSchema, token: z.string().check(z.minLength(1)) }),
});

/**
 * Starts a session. 401 for an unknown address and a wrong password alike, and with a `second_factor` challenge for the right password of an
 * account that has one (ACC-17). 403 if the account is blocked (PPL-12).
 */
export const signInCall = defineCall({
  method: 'POST',
  path: '/signin.php',
  access: 'anyone',
  body: z.object({
    email: typedText(signUpTexts.signInRequired).check(z.maxLength(textLimits.email)),
    password: z.string(textOr(signUpTexts.signInRequired)),
    rememberMe: z._default(z.optional(z.boolean()), false),
  }),
  response: signInResponse,
  refusal: z.extend(refusalSchema, { second_factor: z.optional(signInChallengeSchema) }),
});

export const signOutCall = defineCall({
  method: 'POST',
  path: '/signout.php',
  access: 'signed-in',
  response: doneResponse,
});

const userResponse = z.object({ status: success, message: z.string(), data: userSchema });

const acceptedVersion = z.nullable(z.object({ version: z.string(), accepted_at: timestamp }));

/**
 * Returns the signed-in user, and the accepted versions of the terms and the privacy notice with a UTC ISO time. Null if sign-up did not record
 * them.
 */
export const profileCall = defineCall({
  method: 'GET',
  path: '/get-profile.php',
  access: 'signed-in',
  response: z.extend(userResponse, {
    terms: acceptedVersion,
    privacy: acceptedVersion,
  }),
});

/**
 * Saves the profile and sets `profile_completed` to 1. Omitted fields stay unchanged. Ignores `user_id`, `email`, `membership_type` and
 * `profile_completed`, which the specification's client sends, and the `name` of a member (ACC-9).
 */
export const updateProfileCall = defineCall({
  method: 'POST',
  path: '/update-profile.php',
  access: 'signed-in',
  body: profileSchema,
  response: userResponse,
});

/** Replaces the profile photo. Multipart with one file in `profile_photo`. */
export const uploadProfilePhotoCall = defineCall({
  method: 'POST',
  path: '/upload-profile-photo.php',
  access: 'signed-in',
  limited: true,
  sends: 'multipart',
  response: z.object({ status: success, message: z.string(), profile_photo: fileName }),
});

export const accountsDocs: CallDocs = {
  signUp: {
    call: signUpCall,
    summary: 'Create an account',
    takesIdempotencyKey: true,
    refusals: { 409: 'The email address already has an account (`errors.email`).', 422: differentBody },
  },
  signIn: {
    call: signInCall,
    summary: 'Start a session',
    description: 'Also sets the cookie that grants access to uploaded images under `/uploads`.',
    refusals: {
      401: 'Unknown address or wrong password; or the password is right and the account has a second factor, whose challenge is in `second_factor`.',
      403: 'The password is right, and the account is blocked.',
      429: tooManyAttempts,
    },
  },
  signOut: {
    call: signOutCall,
    summary: 'End the session that the token belongs to',
  },
  profile: {
    call: profileCall,
    summary: 'Get the signed-in user and the terms and privacy notice they accepted',
    description: '`terms` and `privacy` are null if the account was not created by sign-up.',
  },
  updateProfile: {
    call: updateProfileCall,
    summary: 'Save the profile',
    description:
      'Omitted fields stay unchanged. Sets `profile_completed` to 1. The `name` of a member is ignored; staff change theirs.',
  },
  uploadProfilePhoto: {
    call: uploadProfilePhotoCall,
    summary: 'Replace the profile photo',
    parts: { picture: 'profile_photo' },
    refusals: { 413: tooLarge, 415: notAnImage, 422: corruptImage, 429: tooManyUploads },
  },
};
