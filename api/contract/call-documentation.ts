import type * as z from 'zod/mini';
import * as accounts from './calls/accounts.ts';
import * as admin from './calls/admin.ts';
import * as applications from './calls/applications.ts';
import type { Call } from './calls/call.ts';
import * as newsletter from './calls/newsletter.ts';
import * as passwords from './calls/passwords.ts';
import { applicationFormSchema } from './entities/application-form.ts';

/** What the API's document says of a call beside its schemas. The browser's bundle holds nothing of it. */
export interface CallDocumentation {
  readonly call: Call;
  /** Name of the call in generated clients. */
  readonly operationId: string;
  readonly tag: 'Accounts' | 'Passwords' | 'Applications' | 'Newsletter' | 'Administration';
  readonly summary: string;
  readonly description?: string;
  /** Refusals by status with their reason, beside those that every call of its kind may give. */
  readonly refusals?: Readonly<Record<number, string>>;
  /** Whether an `Idempotency-Key` makes the call safe to repeat. */
  readonly takesIdempotencyKey?: true;
  /** The parts of a multipart body: the name of its picture, and the schema of the JSON in `data`. */
  readonly parts?: { readonly picture: string; readonly data?: z.ZodMiniType };
}

const otherBody = 'The Idempotency-Key was used with another body.';
const notAPicture = 'The file is no JPEG, PNG or WebP, or the body is not multipart.';
const largePicture = 'The picture has more than 5 MiB or 40 megapixels, or the body more than 6 MiB.';
const brokenPicture = 'The picture is broken.';
const tooManyUploads =
  'The network address made 5 requests in the last minute, or the member sent 20 pictures or 50 MiB today.';
const tooManyAttempts = 'Too many failed attempts for this account.';

/** Every call, in the order of the document. */
export const callDocumentation: readonly CallDocumentation[] = [
  {
    call: accounts.signUpCall,
    operationId: 'signUp',
    tag: 'Accounts',
    summary: 'Create an account',
    takesIdempotencyKey: true,
    refusals: { 409: 'The e-mail address has an account (`errors.email`).', 422: otherBody },
  },
  {
    call: accounts.signInCall,
    operationId: 'signIn',
    tag: 'Accounts',
    summary: 'Start a session',
    description: 'Also sets the cookie that opens uploaded pictures below `/uploads`.',
    refusals: { 401: 'Unknown address or wrong password.', 429: tooManyAttempts },
  },
  {
    call: accounts.signOutCall,
    operationId: 'signOut',
    tag: 'Accounts',
    summary: 'End the session of the token',
  },
  {
    call: accounts.profileCall,
    operationId: 'profile',
    tag: 'Accounts',
    summary: 'The signed-in person, and the terms that they agreed to',
    description: '`terms` is null where the account was created without them.',
  },
  {
    call: accounts.updateProfileCall,
    operationId: 'updateProfile',
    tag: 'Accounts',
    summary: 'Save the profile',
    description: 'A field that is not sent stays as it is. Sets `profile_completed` to 1.',
  },
  {
    call: accounts.uploadProfilePhotoCall,
    operationId: 'uploadProfilePhoto',
    tag: 'Accounts',
    summary: 'Replace the profile photo',
    parts: { picture: 'profile_photo' },
    refusals: { 413: largePicture, 415: notAPicture, 422: brokenPicture, 429: tooManyUploads },
  },
  {
    call: passwords.forgotPasswordCall,
    operationId: 'forgotPassword',
    tag: 'Passwords',
    summary: 'Ask for a link to choose a new password',
    description: 'The answer is the same for every address; a mail goes only where there is an account.',
  },
  {
    call: passwords.resetPasswordCall,
    operationId: 'resetPassword',
    tag: 'Passwords',
    summary: 'Set a new password with the token of a mailed link',
    description:
      'A token works once, and every session of the account ends. 400 names `errors.token` where the link does not work, and `errors.password` where a rule is broken.',
  },
  {
    call: passwords.changePasswordCall,
    operationId: 'changePassword',
    tag: 'Passwords',
    summary: 'Change the password of the signed-in person',
    description:
      'Every other session of the account ends. 400 names `errors.current_password` where the current one is wrong.',
    refusals: { 429: tooManyAttempts },
  },
  {
    call: applications.submitApplicationCall,
    operationId: 'submitApplication',
    tag: 'Applications',
    summary: 'Submit an application for membership',
    description:
      'The form travels as JSON in `data`, with a picture of the payment. `application_id` names the draft that the submission completes. 400 names the errors by field path.',
    takesIdempotencyKey: true,
    parts: { picture: 'proofOfPayment', data: applicationFormSchema },
    refusals: {
      404: 'The draft is not the member’s, or was submitted already.',
      413: `${largePicture} Or \`data\` has more than 64 KiB.`,
      415: notAPicture,
      422: `${brokenPicture} Or: ${otherBody}`,
      429: tooManyUploads,
    },
  },
  {
    call: applications.memberApplicationsCall,
    operationId: 'memberApplications',
    tag: 'Applications',
    summary: 'A member’s applications, newest first, without drafts',
    refusals: { 403: 'A member asked for another person’s `email`.' },
  },
  {
    call: applications.memberApplicationCall,
    operationId: 'memberApplication',
    tag: 'Applications',
    summary: 'One application with everything that its form held',
    description: 'The newest, or the one with `id`; null where the member has none.',
    refusals: {
      403: 'A member asked for another person’s `email`.',
      404: 'The `id` is another person’s, a draft’s or nobody’s.',
    },
  },
  {
    call: applications.applicationDraftCall,
    operationId: 'applicationDraft',
    tag: 'Applications',
    summary: 'The member’s open draft; null where there is none',
  },
  {
    call: applications.openDraftCall,
    operationId: 'openDraft',
    tag: 'Applications',
    summary: 'Open the member’s draft, or create one',
    description: 'A new draft reserves the application’s id for the payment reference.',
  },
  {
    call: applications.saveDraftCall,
    operationId: 'saveDraft',
    tag: 'Applications',
    summary: 'Save the draft',
    description: '`revision` is the one that the form was filled in on; without it every save is accepted.',
    refusals: {
      404: 'The draft is not the member’s, or was submitted already.',
      409: 'The draft has been saved since that `revision`; the answer holds the stored `draft`.',
    },
  },
  {
    call: newsletter.subscribeCall,
    operationId: 'subscribe',
    tag: 'Newsletter',
    summary: 'Subscribe an e-mail address',
    refusals: { 409: 'The address is subscribed already (`errors.email`).' },
  },
  {
    call: admin.dashboardStatsCall,
    operationId: 'dashboardStats',
    tag: 'Administration',
    summary: 'Figures of the dashboard, and the latest activity',
  },
  {
    call: admin.adminApplicationsCall,
    operationId: 'adminApplications',
    tag: 'Administration',
    summary: 'All submitted applications, newest first',
    description: 'Without a query the whole list, as page 1 of 1; else one page of it.',
  },
  {
    call: admin.updateApplicationStatusCall,
    operationId: 'updateApplicationStatus',
    tag: 'Administration',
    summary: 'Set an application’s status',
    refusals: {
      403: 'The person is no admin, or the application is their own.',
      404: 'There is no such submitted application.',
    },
  },
  {
    call: admin.marketersCall,
    operationId: 'marketers',
    tag: 'Administration',
    summary: 'All marketers with the number of their applications',
  },
  {
    call: admin.addMarketerCall,
    operationId: 'addMarketer',
    tag: 'Administration',
    summary: 'Add a marketer',
    takesIdempotencyKey: true,
    refusals: {
      409: 'The code or the address is taken (`errors`); codes stay taken after a marketer is deleted.',
      422: otherBody,
    },
  },
  {
    call: admin.deleteMarketerCall,
    operationId: 'deleteMarketer',
    tag: 'Administration',
    summary: 'Delete a marketer; applications keep the code',
    refusals: { 404: 'There is no such marketer.' },
  },
];
