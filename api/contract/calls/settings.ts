import * as z from 'zod/mini';
import { described } from '../entities/described.ts';
import {
  lastSettingChangeSchema,
  settingChangeSchema,
  settingSchemas,
  storedSettingsSchema,
} from '../entities/setting.ts';
import { count, emailAddress } from '../entities/values.ts';
import { feeBases } from '../rules/charges.ts';
import { type CallDocs, defineCall, doneResponse, refusalSchema, success, tooManyAttempts } from './call.ts';

/** Returns all settings with their latest changes (SET-1). */
export const settingsCall = defineCall({
  method: 'GET',
  path: '/admin/settings.php',
  access: 'admin',
  response: z.object({ status: success, settings: storedSettingsSchema }),
});

/**
 * Changes one setting. 409 with `changed` if its version is not the one that was sent. 400 with `errors.current_password` if the bank account is
 * changed without the admin's password.
 */
export const changeSettingCall = defineCall({
  method: 'POST',
  path: '/admin/settings.php',
  access: 'admin',
  body: settingChangeSchema,
  response: z.extend(doneResponse, {
    version: count,
  }),
  refusal: z.extend(refusalSchema, { changed: z.optional(lastSettingChangeSchema) }),
});

/** Returns the account for fees, null until it was set, the committee's mailbox, and which fees are charged (PAY-1, PAY-2). */
export const paymentDetailsCall = defineCall({
  method: 'GET',
  path: '/payment-details.php',
  access: 'signed-in',
  response: z.object({
    status: success,
    bank_account: z.nullable(settingSchemas.bank_account),
    email: emailAddress,
    fee_basis: described('Which statement of fees is charged from now on.', z.enum(feeBases)),
  }),
});

export const settingsDocs: CallDocs = {
  paymentDetails: {
    call: paymentDetailsCall,
    summary: 'Get the bank account for fees, the mailbox of the committee, and which fees are charged',
    description: 'The account is null until an admin has set it.',
  },
  settings: {
    call: settingsCall,
    summary: 'List all settings with their latest changes',
  },
  changeSetting: {
    call: changeSettingCall,
    summary: 'Change one setting',
    description:
      'Saving the value that is stored changes nothing. 400 has `errors.current_password` if the bank account is to be changed and the password is wrong.',
    refusals: {
      409: 'The setting was changed since it was read (`changed` says by whom and when).',
      429: tooManyAttempts,
    },
  },
};
