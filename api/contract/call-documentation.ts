import type * as z from 'zod/mini';
import { type Call, limitedPerMinute, picturesPerMinute } from './calls/call.ts';
import { type CallName, callsByName } from './calls-by-name.ts';
import { applicationFormSchema } from './entities/application-form.ts';
import { idSchema } from './entities/id.ts';

/** What people write about a call, in addition to its schemas. */
interface CallText {
  readonly summary: string;
  readonly description?: string;
  /** Reasons for error responses by status, in addition to those that every call of this kind may return. */
  readonly refusals?: Readonly<Record<number, string>>;
  /** Whether the call accepts an `Idempotency-Key`, which makes it safe to retry. */
  readonly takesIdempotencyKey?: true;
  /** Parts of a multipart body: the name of the image part, the schema of the JSON in `data`, and other texts. */
  readonly parts?: {
    readonly picture: string;
    /** Whether the body may lack the image. Default `false`. */
    readonly pictureOptional?: true;
    readonly data?: z.ZodMiniType;
    /** Text parts besides `data`: the schema of each. */
    readonly fields?: Readonly<Record<string, z.ZodMiniType>>;
  };
}

/** Documentation of a call in the OpenAPI document. Not part of the browser bundle. */
export interface CallDocumentation extends CallText {
  readonly call: Call;
  /** 'signUp' for `signUpCall`. */
  readonly operationId: CallName;
  readonly tag: string;
}

const differentBody = 'The Idempotency-Key was used with a different body.';
const ownOrMissing = {
  403: 'The user is not an admin, or the application is their own.',
  404: 'No submitted application has this id.',
};
const notAnImage = 'The file is not a JPEG, PNG or WebP image, or the body is not multipart.';
const tooLarge = 'The image exceeds 5 MiB or 40 megapixels, or the body exceeds 6 MiB.';
const corruptImage = 'The image is corrupt.';
const tooManyPerDay =
  'or the member has uploaded 20 images or 50 MiB today (in Lagos), including images that were replaced or removed since.';
const tooManyUploads = `The network address made ${limitedPerMinute} requests in the last minute, ${tooManyPerDay}`;
const tooManyPictures = `The network address made ${picturesPerMinute} requests in the last minute, ${tooManyPerDay}`;
const proofParts = { picture: 'proofOfPayment', fields: { application_id: idSchema } } as const;
const otherAdminsOnly = 'The user is not an admin, or the account is their own.';
const oldReaderLink = 'The link no longer works.';
const noBlog = 'The blog can’t be read at present.';
const noAccount = 'No account has this id.';
const tooManyAttempts = 'Too many failed attempts for this account.';

/** By tag and by the name of the call, in document order. */
const texts: Readonly<Record<string, Readonly<Partial<Record<CallName, CallText>>>>> = {
  Accounts: {
    signUp: {
      summary: 'Create an account',
      takesIdempotencyKey: true,
      refusals: { 409: 'The e-mail address already has an account (`errors.email`).', 422: differentBody },
    },
    signIn: {
      summary: 'Start a session',
      description: 'Also sets the cookie that grants access to uploaded images under `/uploads`.',
      refusals: {
        401: 'Unknown address or wrong password; or the password is right and the account has a second factor, whose challenge is in `second_factor`.',
        403: 'The password is right, and the account is blocked.',
        429: tooManyAttempts,
      },
    },
    signInCode: {
      summary: 'Complete a sign-in with the code of the second factor',
      description:
        'The code is that of the authenticator app or a recovery code; each works once. 400 has `errors.code` if it is wrong. Also sets the cookie that grants access to uploaded images under `/uploads`.',
      refusals: { 401: 'The challenge has ended or was used.', 429: tooManyAttempts },
    },
    signOut: {
      summary: 'End the session that the token belongs to',
    },
    profile: {
      summary: 'Get the signed-in user and the terms and privacy notice they accepted',
      description: '`terms` and `privacy` are null if the account was not created by sign-up.',
    },
    updateProfile: {
      summary: 'Save the profile',
      description:
        'Omitted fields stay unchanged. Sets `profile_completed` to 1. The `name` of a member is ignored; staff change theirs.',
    },
    uploadProfilePhoto: {
      summary: 'Replace the profile photo',
      parts: { picture: 'profile_photo' },
      refusals: { 413: tooLarge, 415: notAnImage, 422: corruptImage, 429: tooManyUploads },
    },
  },
  Passwords: {
    forgotPassword: {
      summary: 'Request a password reset link',
      description:
        'The response is the same for every address. Mail is sent only if the address has an account.',
    },
    resetPassword: {
      summary: 'Set a new password with the token of a reset link',
      description:
        'A token works once, and every session of the account ends. 400 has `errors.token` if the link is invalid and `errors.password` if the password breaks a rule.',
    },
    changePassword: {
      summary: 'Change the password of the signed-in user',
      description:
        'Every other session of the account ends. 400 has `errors.current_password` if the current password is wrong.',
      refusals: { 429: tooManyAttempts },
    },
  },
  Sessions: {
    sessions: {
      summary: 'List the sessions of the signed-in user',
      description:
        'The caller’s own session is first, then the last used. Browser and system are read from the `User-Agent` header of the sign-in.',
    },
    endSession: {
      summary: 'End one session of the signed-in user',
      refusals: { 404: 'The session has ended or belongs to another user.' },
    },
    endOtherSessions: {
      summary: 'End every session of the signed-in user except the caller’s own',
    },
  },
  'Second factor': {
    secondFactor: {
      summary: 'Get whether the signed-in user has a second factor',
    },
    startSecondFactor: {
      summary: 'Start setting up a second factor',
      description:
        'Returns a new secret for an authenticator app. Signing in changes only once a code is confirmed. 400 has `errors.password` if the password is wrong.',
      refusals: { 409: 'The account has a second factor.', 429: tooManyAttempts },
    },
    confirmSecondFactor: {
      summary: 'Turn the second factor on with a first code, and get the recovery codes',
      description:
        'The recovery codes are returned only here. Every other session of the account ends. 400 has `errors.code` if the code is wrong.',
      refusals: { 409: 'Setting up was not started, or is finished.', 429: tooManyAttempts },
    },
    disableSecondFactor: {
      summary: 'Remove the second factor',
      description: '400 has `errors.password` or `errors.code` if one is wrong.',
      refusals: { 409: 'The account has no second factor.', 429: tooManyAttempts },
    },
  },
  'Own data': {
    ownData: {
      summary: 'Download everything that is stored about the signed-in user',
      description:
        'A ZIP file with `my-data.json` (account, consent, applications and drafts with their history, sessions, sign-ins of the last year, newsletter) and the uploaded images.',
    },
    eraseAccount: {
      summary: 'Erase the account of the signed-in user',
      description:
        'Removes the account, its applications, images, sessions and newsletter subscription. What stays is the time with the number of removed records. 400 has `errors.password` if the password is wrong.',
      refusals: { 403: 'The user is an admin or has decided on applications.', 429: tooManyAttempts },
    },
  },
  Applications: {
    submitApplication: {
      summary: 'Submit an application for membership',
      description:
        'The form is sent as JSON in `data`, with an image of the payment. Without an image, the one that is kept with the draft is used. `application_id` is the id of the draft that is submitted. 400 has `errors` by field path.',
      takesIdempotencyKey: true,
      parts: { picture: 'proofOfPayment', pictureOptional: true, data: applicationFormSchema },
      refusals: {
        404: 'The member has no open draft with this id.',
        413: `${tooLarge} Or \`data\` exceeds 64 KiB.`,
        415: notAnImage,
        422: `${corruptImage} Or: ${differentBody}`,
        429: tooManyUploads,
      },
    },
    memberApplications: {
      summary: 'List a member’s applications, newest first, without drafts',
      refusals: { 403: 'A member requested another user’s `email`.' },
    },
    memberApplication: {
      summary: 'Get one application with all fields of its form and its history',
      description: 'Returns the newest application or the one with `id`. Null if the member has none.',
      refusals: {
        403: 'A member requested another user’s `email`.',
        404: 'The `id` is unknown, belongs to another user or is a draft.',
      },
    },
    applicationDraft: {
      summary: 'Get the member’s open draft, or null if there is none',
    },
    openDraft: {
      summary: 'Get the member’s open draft, or create one',
      description: 'A new draft reserves the application’s id for the payment reference.',
    },
    saveDraft: {
      summary: 'Save the draft',
      description:
        'With `partial`, `data` contains only the fields and lists that have changed. `revision` is the revision that the form was loaded with. Without it, every save is accepted.',
      refusals: {
        404: 'The member has no open draft with this id.',
        409: 'The draft was saved after that `revision`. The response contains the stored `draft`.',
        413: 'The draft would be too large.',
      },
    },
    uploadDraftProof: {
      summary: 'Keep a proof of payment with the draft',
      description:
        'Replaces the picture that was kept before. Only the member can open it until the draft is submitted.',
      parts: proofParts,
      refusals: {
        404: 'The member has no open draft with this id.',
        413: tooLarge,
        415: notAnImage,
        422: corruptImage,
        429: tooManyPictures,
      },
    },
    removeDraftProof: {
      summary: 'Remove the proof of payment from the draft',
      refusals: { 404: 'The member has no open draft with this id.' },
    },
    replaceProof: {
      summary: 'Send a new proof of payment for a submitted application',
      description:
        'Only while the payment is `none` or `queried`; it is `received` afterwards. The earlier picture stays until the payment is confirmed.',
      takesIdempotencyKey: true,
      parts: proofParts,
      refusals: {
        404: 'The member has no submitted application with this id.',
        409: 'The payment is being checked or is confirmed.',
        413: tooLarge,
        415: notAnImage,
        422: `${corruptImage} Or: ${differentBody}`,
        429: tooManyPictures,
      },
    },
    answerPaymentQuery: {
      summary: 'Answer the question about a payment in words',
      description: 'The payment is `received` afterwards. Also after a new proof was sent for the question.',
      takesIdempotencyKey: true,
      refusals: {
        404: 'The member has no submitted application with this id.',
        409: 'Nothing is asked about the payment.',
        422: differentBody,
      },
    },
    answerInformationRequest: {
      summary: 'Send the sections that the committee asked for',
      description: 'Only the sections that were asked for are changed. Their earlier values are kept.',
      takesIdempotencyKey: true,
      refusals: {
        404: 'The request does not exist or belongs to another member.',
        409: 'The request was answered or closed before, or the application is no longer pending.',
        422: differentBody,
      },
    },
    withdrawApplication: {
      summary: 'Withdraw a pending application',
      description:
        'The application stays in the applicant’s list with `withdrawn_at` and leaves the admin’s list and all counts. Repeating the call succeeds.',
      refusals: {
        404: 'The `application_id` is unknown, belongs to another user or is a draft.',
        409: 'The application has been decided.',
      },
    },
    decisionTimes: {
      summary: 'Get how long the latest decisions took',
      description:
        'Median of the last 50 decided applications, from submission to first decision. Null below 10 applications.',
    },
    paymentDetails: {
      summary: 'Get the bank account for fees and the mailbox of the committee',
      description: 'The account is null until an admin has set it.',
    },
    receipt: {
      summary: 'Get the receipt for the confirmed payment of an application',
      description: 'Members read their own receipts, admins any.',
      refusals: { 404: 'The application has no receipt, does not exist or belongs to another member.' },
    },
    verifyReceipt: {
      summary: 'Verify a receipt by its code',
      description: 'Returns the name only as initials.',
      refusals: {
        404: 'No receipt has this code.',
        429: 'The network address made 30 requests in the last minute.',
      },
    },
  },
  Newsletter: {
    subscribe: {
      summary: 'Subscribe an e-mail address',
      description:
        'The address gets a mail with a link to confirm the subscription. For an address that waits for its confirmation, the mail is repeated, but not too often. The page with the form is taken from `Referer`.',
      refusals: { 409: 'The address is already subscribed (`errors.email`).' },
    },
    confirmSubscription: {
      summary: 'Confirm a subscription with the token of the mailed link',
      description: 'Repeating the call changes nothing.',
      refusals: { 404: oldReaderLink },
    },
    leaveNewsletter: {
      summary: 'End a subscription with the token of the link in each mail',
      description:
        'Repeating the call changes nothing. The header List-Unsubscribe has an address of its own, which takes a POST of a form (RFC 8058).',
      refusals: { 404: oldReaderLink },
    },
  },
  Messages: {
    contactForms: {
      summary: 'Tell whether messages from the contact forms and the form to join are stored',
    },
    sendMessage: {
      summary: 'Store a message from one of the forms',
      description: 'The same message within ten minutes is stored once.',
      refusals: { 409: 'Messages are not stored at present.' },
    },
  },
  Administration: {
    dashboardStats: {
      summary: 'Get the dashboard figures, the recent activity, the newest applications and what waits',
    },
    adminApplications: {
      summary: 'List all submitted applications, newest first',
      description:
        'Without a query, returns all applications as page 1 of 1. With any parameter, returns one page. `q` searches name, e-mail address, telephone numbers, reference and marketer code, without regard to accents and case; words of one or two characters only at the beginning of words.',
    },
    applicationNeighbours: {
      summary: 'Get the applications before and after one in a list',
      description:
        'Takes the filters, the search and the order of the list. The application need not match them: its place in the order counts.',
      refusals: { 404: 'No submitted application has this id.' },
    },
    exportApplications: {
      summary: 'Export the filtered applications as CSV or as a workbook',
      description:
        'CSV: UTF-8 with a byte order mark, one line per application. A text that begins like a formula, except a telephone number, gets an apostrophe first. XLSX: one row per application, texts as text cells, the day of submission as a date, another sheet after 1,048,576 rows; characters that XML does not allow are left out.',
    },
    updateApplicationStatus: {
      summary: 'Set the status of an application',
      description:
        'With `seen_status`, a decision that another admin made since is not overwritten. `note` is for admins, `reason` is added to the mail to the applicant.',
      refusals: {
        403: 'The user is not an admin, or the application is their own.',
        404: 'No submitted application has this id.',
        409: 'The applicant has withdrawn the application, its status is not the one that was seen (`decided` says who set it and when), or it has the status already and a note or a reason was sent.',
      },
    },
    applicationReview: {
      summary: 'Get one application with everything that an admin decides on',
      description:
        'The complete form, the payment, the decision that stands, other applications of the person, and applications with the same or a very similar picture as proof of payment. The opening is recorded once per admin and hour, and the member sees it.',
      refusals: ownOrMissing,
    },
    undoDecision: {
      summary: 'Take an own decision back within ten minutes',
      description: 'The status is again what it was, and the mail about the decision is not sent.',
      refusals: {
        403: 'The user is not an admin, another admin decided, or the application is their own.',
        404: 'No submitted application has this id.',
        409: 'There is no decision to take back, it was made more than ten minutes ago, or the applicant has withdrawn the application.',
      },
    },
    applicationHistory: {
      summary: 'List who did what to an application, oldest first',
      refusals: ownOrMissing,
    },
    applicationNotes: {
      summary: 'List the internal notes about an application, newest first',
      refusals: ownOrMissing,
    },
    addApplicationNote: {
      summary: 'Add an internal note to an application',
      description: 'Notes can be neither changed nor deleted. Members never see them.',
      takesIdempotencyKey: true,
      refusals: { ...ownOrMissing, 422: differentBody },
    },
    updatePayment: {
      summary: 'Confirm or query the payment of an application',
      description:
        'Confirming needs the amount, issues the numbered receipt and sets the member’s `payment_status` to `completed`. Repeating a call changes nothing. With `seen_state` or `seen_amount`, a payment that was changed since is not overwritten.',
      refusals: {
        ...ownOrMissing,
        400: 'The payment is to be confirmed without an amount (`errors.amount`), or the value date is in the future.',
        409: 'The payment was confirmed before or changed since (`changed`), the application was withdrawn, or the bank reference is recorded already.',
      },
    },
    payments: {
      summary: 'List the payments of submitted applications, by state',
      description:
        'One page in the order of the last change, with the number of payments in each state. `q` searches names, references, receipt numbers, bank references and amounts.',
    },
    payment: {
      summary: 'Get one payment, and where else its proof was sent',
      refusals: { 404: 'No submitted application has this id, or it was withdrawn.' },
    },
    recordPartPayment: {
      summary: 'Record a transfer that pays a part of what is due',
      description: 'The payment stays in its state. The amounts of all transfers are added up.',
      takesIdempotencyKey: true,
      refusals: {
        ...ownOrMissing,
        400: 'The amounts add up to more than can be recorded, or the value date is in the future.',
        409: 'The payment was confirmed before or changed since (`changed`), the application was withdrawn, or the bank reference is recorded already.',
        422: differentBody,
      },
    },
    undoPayment: {
      summary: 'Undo an own confirmation within ten minutes',
      description:
        'The payment is again what it was, its transfer is not recorded any more, and neither receipt nor mail goes out.',
      refusals: {
        403: 'The user may not record payments, another admin confirmed it, or the application is their own.',
        404: 'No submitted application has this id.',
        409: 'There is no confirmation to undo, it was made more than ten minutes ago, or the applicant has withdrawn the application.',
      },
    },
    matchPayments: {
      summary: 'Compare credit lines of a bank statement with the payments',
      description: 'By reference, amount and name. Stores nothing.',
    },
    savedViews: {
      summary: 'List the own saved views of the list of applications, oldest first',
    },
    saveView: {
      summary: 'Save a view of the list of applications, or replace the own view of that name',
      description:
        'Names of one account differ in more than case and spaces. 400 has `errors.query` for a parameter or a value that the list does not have.',
      refusals: { 409: 'The user has 20 views, and none has this name.' },
    },
    deleteView: {
      summary: 'Delete an own saved view',
      refusals: { 404: 'The user has no view with this id.' },
    },
    informationRequests: {
      summary: 'List what was asked about an application, newest first, and what the answers changed',
      refusals: ownOrMissing,
    },
    requestInformation: {
      summary: 'Ask an applicant to complete sections of a pending application',
      description: 'Writes to the applicant. The status stays pending.',
      refusals: {
        403: 'The user is not an admin, or the application is their own.',
        404: 'No submitted application has this id.',
        409: 'The application is not pending, or it has an open request.',
      },
    },
    closeInformationRequest: {
      summary: 'Close an open request without an answer',
      refusals: {
        403: 'The user is not an admin, or the application is their own.',
        404: 'No request has this id.',
        409: 'The request was answered.',
      },
    },
    marketers: {
      summary:
        'List all marketers with the number of their applications, the codes in applications that match nobody, and those of deleted marketers',
    },
    addMarketer: {
      summary: 'Add a marketer',
      takesIdempotencyKey: true,
      refusals: {
        409: 'The code or the e-mail address is taken (`errors`). Codes of deleted marketers stay taken.',
        422: differentBody,
      },
    },
    updateMarketer: {
      summary:
        'Change name, e-mail address or phone of a marketer. What is left out stays; the code can’t change',
      refusals: {
        404: 'No marketer has this id.',
        409: 'The e-mail address is taken (`errors`).',
      },
    },
    deleteMarketer: {
      summary: 'Delete a marketer. Applications keep the code; the history keeps name and day',
      refusals: { 404: 'No marketer has this id.' },
    },
    mails: {
      summary: 'List the mails that the server sends, newest first, with counts by state',
      description: 'The content of a mail is never included.',
    },
    resendMail: {
      summary: 'Send a failed mail again',
      refusals: {
        404: 'No mail has this id.',
        409: 'The mail has not failed, or its content is no longer stored.',
      },
    },
    messages: {
      summary: 'List the messages from the forms, newest first, with counts by state',
      description: 'Search and state apply together; the counts are those of the search.',
    },
    setMessageState: {
      summary: 'Set the state of a message',
      description:
        'Records who did it and when. Repeating the call changes nothing. With `seen_state`, a state that another admin set since is not overwritten.',
      refusals: {
        404: 'No message has this id.',
        409: 'The state is not the one that was seen (`changed` says who set it and when).',
      },
    },
    deleteMessage: {
      summary: 'Delete a message',
      refusals: { 404: 'No message has this id.' },
    },
    newsletterReaders: {
      summary: 'List the subscriptions to the newsletter by address, with counts by state',
      description: 'Search and state apply together; the counts are those of the search.',
    },
    exportNewsletter: {
      summary: 'Export the subscriptions of a search as CSV',
    },
    newsletterPosts: {
      summary: 'List the posts of the blog with the number of readers who got each',
      refusals: { 503: noBlog },
    },
    sendNewsletter: {
      summary: 'Send a post to the confirmed readers who did not get it yet',
      description: 'Repeating the call sends nothing twice.',
      refusals: { 404: 'No post has this id.', 503: noBlog },
    },
    settings: {
      summary: 'List all settings with their latest changes',
    },
    changeSetting: {
      summary: 'Change one setting',
      description:
        'Saving the value that is stored changes nothing. 400 has `errors.current_password` if the bank account is to be changed and the password is wrong.',
      refusals: {
        409: 'The setting was changed since it was read (`changed` says by whom and when).',
        429: tooManyAttempts,
      },
    },
    accounts: {
      summary: 'List the accounts, newest first',
      description: 'Search and filter apply together; `total` counts what matches both.',
    },
    setAccountRole: {
      summary: 'Set the role of an account',
      description: 'All sessions of the account end. Repeating the call changes nothing.',
      refusals: {
        403: otherAdminsOnly,
        404: noAccount,
        409: 'No other admin would be left, or the role is not `seen_role`.',
      },
    },
    setAccountBlocked: {
      summary: 'Block an account, or lift the block',
      description:
        'A blocked account can’t sign in, and all its sessions end. Repeating the call changes nothing.',
      refusals: { 403: otherAdminsOnly, 404: noAccount, 409: 'No other admin would be left.' },
    },
    correctAccount: {
      summary: 'Correct name, telephone number and e-mail address of an account, with a reason',
      description:
        'The owner is told by mail, with the reason. With the address, all sessions of the account end. Applications keep what they were sent with. Repeating the call changes nothing.',
      refusals: {
        403: otherAdminsOnly,
        404: noAccount,
        409: 'The details are not those in `seen`, the address is taken, or the owner has proven the one before.',
      },
    },
    endAccountSessions: {
      summary: 'End all sessions of an account',
      refusals: { 403: otherAdminsOnly, 404: noAccount },
    },
    resetSecondFactor: {
      summary: 'Remove the second factor of an account whose owner has lost it',
      description: 'All sessions of the account end.',
      refusals: { 403: otherAdminsOnly, 404: noAccount, 409: 'The account has no second factor.' },
    },
    requireSecondFactor: {
      summary: 'Set whether staff must have a second factor',
      description: 'Staff without one can then make no admin call until they have set it up.',
      refusals: { 409: 'The admin has no second factor.' },
    },
    securityLog: {
      summary: 'Read the security log, newest first',
      description: '`next` of a page is the `before` of the following one.',
    },
  },
};

/** In document order. */
export const callDocumentation: readonly CallDocumentation[] = Object.entries(texts).flatMap(([tag, calls]) =>
  Object.entries(calls).map(([name, text]) => {
    const operationId = name as CallName;
    return { ...text, call: callsByName[operationId], operationId, tag };
  }),
);

/** Tests iterate over this list. */
export const allCalls = callDocumentation.map(({ call }) => call);
