import {
  type MailCounts,
  type MailState,
  mailsPageSize,
  mailTexts,
  type OutboxMail,
  paging,
} from '@imc/api/contract';
import type { Infrastructure } from '../../infrastructure.ts';
import { notFound, RefusalError } from '../../shared/refusal-error.ts';
import type { MailQueue } from './mail-queue.ts';
import type { RefusedAddresses } from './refused-addresses.ts';

/** One page of the mails. */
export interface MailsPage {
  readonly mails: OutboxMail[];
  readonly counts: MailCounts;
  /** Number of matching mails on all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** The mails as admins see them (S-11.46). */
export interface MailList {
  /** Returns one page, newest first. */
  page(query: { state?: MailState; page?: number; limit?: number }): Promise<MailsPage>;
  /** Sends a failed mail again, also if its address was refused. Throws a 404 if there is no such mail, and a 409 if it cannot be sent again. */
  resend(id: number): Promise<void>;
}

/** Creates the `MailList`. */
export function createMailList({
  db,
  queue,
  refusedAddresses,
}: Pick<Infrastructure, 'db'> & {
  readonly queue: MailQueue;
  readonly refusedAddresses: Pick<RefusedAddresses, 'remove'>;
}): MailList {
  const count = async (): Promise<MailCounts> => {
    const rows = await db
      .selectFrom('mail_outbox')
      .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute();
    const counts = { queued: 0, sending: 0, sent: 0, failed: 0, cancelled: 0 };
    for (const row of rows) counts[row.state] = Number(row.count);
    return counts;
  };

  return {
    page: async ({ state, page = 1, limit = mailsPageSize.default }) => {
      const counts = await count();
      const all = db
        .selectFrom('mail_outbox')
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
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit);
      const rows = await (state ? all.where('state', '=', state) : all).execute();
      const total = state ? counts[state] : Object.values(counts).reduce((sum, some) => sum + some, 0);
      return {
        mails: rows.map(({ to_name, to_address, has_content, next_attempt_at, ...mail }) => ({
          ...mail,
          to: to_address === null ? null : { name: to_name ?? '', address: to_address },
          next_attempt_at: mail.state === 'queued' ? next_attempt_at : null,
          can_resend: mail.state === 'failed' && Boolean(has_content) && mail.template !== 'password-reset',
        })),
        counts,
        ...paging(total, { page, limit }),
      };
    },

    resend: async (id) => {
      const mail = await db
        .selectFrom('mail_outbox')
        .select(['state', 'to_address'])
        .where('id', '=', id)
        .executeTakeFirst();
      // Before, so that no process skips the mail.
      if (mail?.state === 'failed' && mail.to_address) await refusedAddresses.remove(mail.to_address);
      if (await queue.resend(id)) return;
      if (!mail) throw notFound(mailTexts.notFound);
      throw new RefusalError(409, mail.state === 'failed' ? mailTexts.contentGone : mailTexts.notFailed);
    },
  };
}
