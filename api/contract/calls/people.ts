import * as z from 'zod/mini';
import { searchTextSchema } from '../application/list-query.ts';
import { adminAccountSchema } from '../entities/account.ts';
import { described } from '../entities/described.ts';
import { idSchema } from '../entities/id.ts';
import { accountRoleSchema } from '../entities/staff-role.ts';
import { emailText, lineText, paragraphText, shortText, textOr } from '../entities/text.ts';
import { defineList, pageFields, type QueryOf } from '../rules/list.ts';
import { requiredText } from '../rules/text.ts';
import { type CallDocs, defineCall, doneResponse, success } from './call.ts';

/** One role, 'staff' for all but members, or whoever waits for another name. */
export const accountGroups = ['staff', 'name-change', ...accountRoleSchema.options] as const;

export type AccountGroup = (typeof accountGroups)[number];

export const accountsList = defineList({
  filters: {
    q: described('Searches name, email address and telephone number.', z.optional(searchTextSchema)),
    role: z.optional(z.enum(accountGroups)),
  },
});

export type AccountsQuery = QueryOf<typeof accountsList>;

const accountsFields = {
  accounts: z.array(adminAccountSchema),
  ...pageFields,
  second_factor_required: described('Whether staff must set up a second factor (PPL-10).', z.boolean()),
};

/** Returns one page of the accounts, newest first (PPL-5). */
export const accountsCall = defineCall({
  method: 'GET',
  path: '/admin/accounts.php',
  access: 'admin',
  staffRoles: ['admin'],
  query: accountsList.query,
  response: z.object({ status: success, ...accountsFields }),
});

/**
 * Sets the role of an account and ends all its sessions (PPL-6). Repeating it changes nothing. 403 for the own account, 404 if no account has
 * this id, 409 if it is no longer `seen_role` or no other admin would be left.
 */
export const setAccountRoleCall = defineCall({
  method: 'POST',
  path: '/admin/set-account-role.php',
  access: 'admin',
  body: z.object({
    account_id: idSchema,
    role: accountRoleSchema,
    seen_role: z.optional(accountRoleSchema),
  }),
  response: doneResponse,
});

/**
 * Blocks an account and ends all its sessions, or lifts the block (PPL-12). Repeating it changes nothing. 403 for the own account, 404 if no
 * account has this id, 409 if no other admin would be left.
 */
export const setAccountBlockedCall = defineCall({
  method: 'POST',
  path: '/admin/set-account-blocked.php',
  access: 'admin',
  body: z.object({ account_id: idSchema, blocked: z.boolean('Must be true or false') }),
  response: doneResponse,
});

const seenText = z.string(textOr(requiredText));

/**
 * Corrects name, telephone number and email address of another account (PPL-13). A corrected address ends all sessions. 400 with `errors`, 403
 * for the own account, 404 if no account has this id, 409 if the details are no longer those `seen`, and with `errors.email` if the address is
 * taken or the old one was proven.
 */
export const correctAccountCall = defineCall({
  method: 'POST',
  path: '/admin/correct-account.php',
  access: 'admin',
  body: z.object({
    account_id: idSchema,
    name: lineText,
    phone_number: shortText,
    email: emailText,
    reason: paragraphText,
    seen: z.object({ name: seenText, phone_number: seenText, email: seenText }),
  }),
  response: doneResponse,
});

/** Ends all sessions of another account (PPL-8). 403 for the own account, 404 if no account has this id. */
export const endAccountSessionsCall = defineCall({
  method: 'POST',
  path: '/admin/end-account-sessions.php',
  access: 'admin',
  body: z.object({ account_id: idSchema }),
  response: doneResponse,
});

/**
 * Removes the second factor of another account that has lost it, and ends all its sessions (PPL-9). 403 for the own account, 404 if no account
 * has this id, 409 if it has no second factor.
 */
export const resetSecondFactorCall = defineCall({
  method: 'POST',
  path: '/admin/reset-second-factor.php',
  access: 'admin',
  body: z.object({ account_id: idSchema }),
  response: doneResponse,
});

/** PPL-10. 409 if the admin has no second factor. */
export const requireSecondFactorCall = defineCall({
  method: 'POST',
  path: '/admin/require-second-factor.php',
  access: 'admin',
  body: z.object({ required: z.boolean('Must be true or false') }),
  response: doneResponse,
});

const otherAdminsOnly = 'The user is not an admin, or the account is their own.';
const noAccount = 'No account has this id.';

export const peopleDocs: CallDocs = {
  accounts: {
    call: accountsCall,
    summary: 'List the accounts, newest first',
    description: 'Search and filter apply together; `total` counts what matches both.',
  },
  setAccountRole: {
    call: setAccountRoleCall,
    summary: 'Set the role of an account',
    description: 'All sessions of the account end. Repeating the call changes nothing.',
    refusals: {
      403: otherAdminsOnly,
      404: noAccount,
      409: 'No other admin would be left, or the role is not `seen_role`.',
    },
  },
  setAccountBlocked: {
    call: setAccountBlockedCall,
    summary: 'Block an account, or lift the block',
    description:
      'A blocked account can’t sign in, and all its sessions end. Repeating the call changes nothing.',
    refusals: { 403: otherAdminsOnly, 404: noAccount, 409: 'No other admin would be left.' },
  },
  correctAccount: {
    call: correctAccountCall,
    summary: 'Correct name, telephone number and email address of an account, with a reason',
    description:
      'The owner is told by mail, with the reason. With the address, all sessions of the account end. Applications keep what they were sent with. Repeating the call changes nothing.',
    refusals: {
      403: otherAdminsOnly,
      404: noAccount,
      409: 'The details are not those in `seen`, the address is taken, or the owner has proven the one before.',
    },
  },
  endAccountSessions: {
    call: endAccountSessionsCall,
    summary: 'End all sessions of an account',
    refusals: { 403: otherAdminsOnly, 404: noAccount },
  },
  resetSecondFactor: {
    call: resetSecondFactorCall,
    summary: 'Remove the second factor of an account whose owner has lost it',
    description: 'All sessions of the account end.',
    refusals: { 403: otherAdminsOnly, 404: noAccount, 409: 'The account has no second factor.' },
  },
  requireSecondFactor: {
    call: requireSecondFactorCall,
    summary: 'Set whether staff must have a second factor',
    description: 'Staff without one can then make no admin call until they have set it up.',
    refusals: { 409: 'The admin has no second factor.' },
  },
};
