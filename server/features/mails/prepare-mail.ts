import { canonicalEmail } from '@imc/api/contract';
import type { MailContent } from '@imc/ui/mail';
import { newsletterPurpose } from '../../db/secrets.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { AddressLinks } from '../accounts/address-links.ts';
import type { ResetLinks } from '../accounts/reset-links.ts';
import type { PreparedMail } from './delivery.ts';
import { type AddressMail, isAddressMail, type TakenMail } from './mail-queue.ts';
import type { RefusedAddresses } from './refused-addresses.ts';

/** With links that are created when the mail is sent. */
type PreparedTemplate = AddressMail | 'password-reset' | 'newsletter-confirm' | 'newsletter-post';

/**
 * Completes a mail immediately before it is sent: creates links, and cancels mails to closed accounts, about changed decisions, of admission
 * fees that are no longer due, and of a newsletter that the reader has left. Tries links that were asked for even for a refused address.
 */
export function createPrepareMail({
  db,
  secrets,
  resetLinks,
  addressLinks,
  refusedAddresses,
  publicUrl,
}: Pick<Infrastructure, 'db' | 'secrets' | 'publicUrl'> & {
  readonly resetLinks: ResetLinks;
  readonly addressLinks: Pick<AddressLinks, 'urlOf'>;
  readonly refusedAddresses: Pick<RefusedAddresses, 'has'>;
}) {
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

  /** Whether the decision of a mail was changed or undone. */
  const isOutdated = async (content: MailContent): Promise<boolean> => {
    if (content.template === 'decision')
      return (await statusOf(content.data.applicationId)) !== content.data.status;
    return (
      content.template === 'admission-due' && (await statusOf(content.data.applicationId)) !== 'approved'
    );
  };

  /** Creates the link, and records the recipient. */
  const resetMail = async (
    mail: Extract<TakenMail, { template: 'password-reset' }>,
  ): Promise<PreparedMail | 'cancelled' | 'nobody'> => {
    const link = await resetLinks.create(mail.data.email, mail.row.id);
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

  /** The token to confirm, or, for a confirmed subscription, to leave. */
  const readerToken = async (address: string, state: 'waiting' | 'confirmed'): Promise<string | null> => {
    const row = await db
      .selectFrom('newsletter_subscriptions')
      .select(state === 'waiting' ? 'confirm_token as token' : 'token')
      .where('email_key', '=', canonicalEmail(address))
      .where('state', '=', state)
      .executeTakeFirst();
    return row?.token ? secrets.open(row.token, newsletterPurpose) : null;
  };

  /** Creates the links. */
  const newsletterMail = async (
    mail: Extract<TakenMail, { template: 'newsletter-confirm' | 'newsletter-post' }>,
    address: string,
  ): Promise<PreparedMail | 'cancelled'> => {
    const isPost = mail.template === 'newsletter-post';
    const token = await readerToken(address, isPost ? 'confirmed' : 'waiting');
    if (token === null) return 'cancelled';
    const to = { name: address, address };
    const site = publicUrl();
    // Browsers never send the fragment, so the token reaches no log and no other site.
    if (!isPost) {
      const link = `${site}/newsletter/confirm#${token}`;
      return { content: { template: mail.template, data: { link } }, to };
    }
    const { title, excerpt, postId } = mail.data;
    const link = `${site}/blog/${postId}`;
    const data = { title, excerpt, link, leave: `${site}/newsletter/leave#${token}` };
    const unsubscribe = `${site}/newsletter/one-click/${token}`;
    return { content: { template: mail.template, data }, to, unsubscribe };
  };

  /** Cancelled if the link no longer works. */
  const addressMail = async (
    { template, data: { linkId, ...data }, row }: Extract<TakenMail, { template: AddressMail }>,
    address: string,
  ): Promise<PreparedMail | 'cancelled'> => {
    const link = await addressLinks.urlOf(linkId, address);
    if (link === undefined) return 'cancelled';
    const content = { template, data: { ...data, link } } as MailContent;
    return { content, to: { name: row.to_name ?? '', address } };
  };

  /** The link of a welcome is left out once it does not work, or belongs to another address. */
  const contentOf = async (
    { row: _, ...mail }: Exclude<TakenMail, { template: PreparedTemplate }>,
    address: string,
  ): Promise<MailContent> => {
    if (mail.template !== 'welcome') return mail;
    const { grade, linkId } = mail.data;
    const link = linkId === undefined ? undefined : await addressLinks.urlOf(linkId, address);
    return { template: mail.template, data: { grade, link: link ?? null } };
  };

  return async (mail: TakenMail): Promise<PreparedMail | 'cancelled' | 'nobody' | 'refused'> => {
    if (mail.template === 'password-reset') return resetMail(mail);
    const { to_address: address } = mail.row;
    if (address === null) return 'nobody';
    if (isAddressMail(mail)) return addressMail(mail, address);
    if (mail.template !== 'newsletter-confirm' && (await refusedAddresses.has(address))) return 'refused';
    if (mail.template === 'newsletter-confirm' || mail.template === 'newsletter-post')
      return newsletterMail(mail, address);
    const { row } = mail;
    const content = await contentOf(mail, address);
    if (row.user_id !== null && (await isClosed(row.user_id))) return 'cancelled';
    if (await isOutdated(content)) return 'cancelled';
    return { content, to: { name: row.to_name ?? '', address } };
  };
}
