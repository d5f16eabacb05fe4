import * as z from 'zod/mini';
import {
  lastSettingChangeSchema,
  settingChangeSchema,
  settingSchemas,
  storedSettingsSchema,
} from '../entities/setting.ts';
import { defineCall, doneResponse, refusalSchema, success } from './call.ts';

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
    version: z.number(),
  }),
  refusal: z.extend(refusalSchema, { changed: z.optional(lastSettingChangeSchema) }),
});

/** Returns the account for fees, null until it was set, and the committee's mailbox (PAY-1). */
export const paymentDetailsCall = defineCall({
  method: 'GET',
  path: '/payment-details.php',
  access: 'signed-in',
  response: z.object({
    status: success,
    bank_account: z.nullable(settingSchemas.bank_account),
    email: z.string(),
  }),
});
