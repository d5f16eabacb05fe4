import type { Db } from '../../db/types.ts';
import type { ResetLinks } from '../../domain/accounts/reset-links.ts';
import type { PreparedMail } from './delivery.ts';
import type { TakenMail } from './mail-queue.ts';

/**
 * Creates the function that completes a mail immediately before it is sent: it creates the link of a password reset, and cancels mails to closed
 * accounts and about decisions that were changed since.
 */
export function createPrepareMail({ db, links }: { readonly db: Db; readonly links: ResetLinks }) {
  const isClosed = async (accountId: number): Promise<boolean> =>
    (await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', accountId)
      .where('closed_at', 'is', null)
      .executeTakeFirst()) === undefined;

  const statusOf = async (applicationId: number) =>
    (await db.selectFrom('applications').select('status').where('id', '=', applicationId).executeTakeFirst())
      ?.status;

  /** Creates the link, and records whom the mail goes to. */
  const resetMail = async (
    mail: Extract<TakenMail, { template: 'password-reset' }>,
  ): Promise<PreparedMail | 'cancelled' | 'nobody'> => {
    const link = await links.create(mail.data.email, mail.row.id);
    if (link === 'nobody') return 'nobody';
    if (link === 'too many') return 'cancelled';
    const { accountId, name, address, url } = link;
    await db
      .updateTable('mail_outbox')
      .set({ user_id: accountId, to_name: name, to_address: address })
      .where('id', '=', mail.row.id)
      .execute();
    return { content: { template: mail.template, data: { link: url } }, to: { name, address } };
  };

  return async (mail: TakenMail): Promise<PreparedMail | 'cancelled' | 'nobody'> => {
    if (mail.template === 'password-reset') return resetMail(mail);
    const { row, ...content } = mail;
    if (row.to_address === null) return 'nobody';
    if (row.user_id !== null && (await isClosed(row.user_id))) return 'cancelled';
    if (
      content.template === 'decision' &&
      (await statusOf(content.data.applicationId)) !== content.data.status
    )
      return 'cancelled';
    return { content, to: { name: row.to_name ?? '', address: row.to_address } };
  };
}
