import {
  canonicalEmail,
  type MailState,
  type MailsQuery,
  mailStates,
  mailTexts,
  type OutboxMail,
  type PageFields,
  templatesNamed,
} from '@imc/api/contract';
import { sql } from 'kysely';
import { contains } from '../../db/database-kind.ts';
import { readPageByState } from '../../db/list-page.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { after } from '../../shared/clock.ts';
import { notFound, RefusalError } from '../../shared/refusal-error.ts';
import type { RefusedAddresses } from './refused-addresses.ts';
import { givenUpAfter } from './times.ts';

export interface MailsPage extends PageFields {
  readonly mails: OutboxMail[];
  readonly counts: Readonly<Record<MailState, number>>;
}

/** For admins (MAIL-10). */
export interface MailList {
  /** Newest first. */
  page(query: MailsQuery): Promise<MailsPage>;
  /** Also if its address was refused. Throws a 404 if there is no such mail, and a 409 if it cannot be sent again. */
  resend(id: number): Promise<void>;
}

export function createMailList({
  db,
  kind,
  clock,
  refusedAddresses,
}: Pick<Infrastructure, 'db' | 'kind' | 'clock'> & {
  readonly refusedAddresses: Pick<RefusedAddresses, 'remove'>;
}): MailList {
  return {
    page: async ({ q = '', ...query }) => {
      const part = canonicalEmail(q);
      const matching = db
        .selectFrom('mail_outbox')
        .$if(part !== '', (all) =>
          all.where(({ eb, or }) =>
            or([
              contains(kind, sql`lower(to_address)`, part),
              ...templatesNamed(part).map((template) => eb('template', '=', template)),
            ]),
          ),
        );
      const listed = matching
        .select([
          'id',
          'template',
          'state',
          'to_name',
          'to_address',
          'attempts',
          'last_error',
          'created_at',
          'next_attempt_at',
          'sent_at',
          'application_id',
        ])
        .select(({ eb }) => eb('data', 'is not', null).as('has_content'))
        .orderBy('id', 'desc');
      const { rows, ...page } = await readPageByState({ states: mailStates, matching, listed }, query);
      return {
        mails: rows.map(({ to_name, to_address, has_content, next_attempt_at, ...mail }) => ({
          ...mail,
          to: to_address === null ? null : { name: to_name ?? '', address: to_address },
          next_attempt_at: mail.state === 'queued' ? next_attempt_at : null,
          can_resend: mail.state === 'failed' && Boolean(has_content) && mail.template !== 'password-reset',
        })),
        ...page,
      };
    },

    resend: async (id) => {
      const mail = await db
        .selectFrom('mail_outbox')
        .select(['state', 'to_address'])
        .where('id', '=', id)
        .executeTakeFirst();
      // Before the mail is queued, so that no process skips it.
      if (mail?.state === 'failed' && mail.to_address) await refusedAddresses.remove(mail.to_address);
      const now = clock();
      const { numUpdatedRows } = await db
        .updateTable('mail_outbox')
        .set({
          state: 'queued',
          attempts: 0,
          not_before: now.toISOString(),
          next_attempt_at: now.toISOString(),
          give_up_at: after(now, givenUpAfter),
        })
        .where('id', '=', id)
        .where('state', '=', 'failed')
        .where('data', 'is not', null)
        .where('template', '!=', 'password-reset')
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return;
      if (!mail) throw notFound(mailTexts.notFound);
      throw new RefusalError(409, mail.state === 'failed' ? mailTexts.contentGone : mailTexts.notFailed);
    },
  };
}
