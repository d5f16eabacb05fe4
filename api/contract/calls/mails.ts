import * as z from 'zod/mini';
import { idSchema } from '../entities/id.ts';
import { mailCountsSchema, mailStateSchema, outboxMailSchema } from '../entities/mail.ts';
import { wholeNumber } from '../entities/whole-number.ts';
import { defineCall, doneResponse, success } from './call.ts';

/** Default and maximum number of mails on a page of the list. */
export const mailsPageSize = { default: 50, maximum: 100 } as const;

/** Returns one page of the mails, newest first, and the number of mails in each state (S-11.46). */
export const mailsCall = defineCall({
  method: 'GET',
  path: '/admin/mails.php',
  access: 'admin',
  query: z.object({
    /** Only mails in this state. Default: all. */
    state: z.optional(mailStateSchema),
    /** Page number, from 1. */
    page: z.optional(wholeNumber(1, 1_000_000)),
    limit: z.optional(wholeNumber(1, mailsPageSize.maximum)),
  }),
  response: z.object({
    status: success,
    mails: z.array(outboxMailSchema),
    counts: mailCountsSchema,
    /** Number of matching mails on all pages. */
    total: z.number(),
    page: z.number(),
    pages: z.number(),
  }),
});

/** Sends a failed mail again. 404 if no mail has this id, 409 if it has not failed or its content is no longer stored. */
export const resendMailCall = defineCall({
  method: 'POST',
  path: '/admin/resend-mail.php',
  access: 'admin',
  body: z.object({ mail_id: idSchema }),
  response: doneResponse,
});
