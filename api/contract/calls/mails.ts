import * as z from 'zod/mini';
import { searchTextSchema } from '../application/list-query.ts';
import { described } from '../entities/described.ts';
import { idSchema } from '../entities/id.ts';
import {
  type MailTemplate,
  mailNames,
  mailStateSchema,
  mailStates,
  mailTemplates,
  outboxMailSchema,
} from '../entities/mail.ts';
import { countsSchema, defineList, pageFields, type QueryOf } from '../rules/list.ts';
import { type CallDocs, defineCall, doneResponse, success } from './call.ts';

export const mailsList = defineList({
  filters: {
    state: z.optional(mailStateSchema),
    q: described('Part of the address, or of the kind of email.', z.optional(searchTextSchema)),
  },
});

export type MailsQuery = QueryOf<typeof mailsList>;

/** Returns the templates whose name for staff has the text. */
export const templatesNamed = (text: string): MailTemplate[] =>
  mailTemplates.filter((template) => mailNames[template].toLowerCase().includes(text));

/** Returns one page of the mails, newest first, and the number of mails in each state (MAIL-10). */
export const mailsCall = defineCall({
  method: 'GET',
  path: '/admin/mails.php',
  access: 'admin',
  query: mailsList.query,
  response: z.object({
    status: success,
    mails: z.array(outboxMailSchema),
    counts: described('Of those that match the search.', countsSchema(mailStates)),
    ...pageFields,
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

export const mailsDocs: CallDocs = {
  mails: {
    call: mailsCall,
    summary: 'List the mails that the server sends, newest first, with counts by state',
    description: 'The content of a mail is never included.',
  },
  resendMail: {
    call: resendMailCall,
    summary: 'Send a failed mail again',
    refusals: {
      404: 'No mail has this id.',
      409: 'The mail has not failed, or its content is no longer stored.',
    },
  },
};
