import { mailsCall, mailTexts, resendMailCall } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { removeMailFiles } from '../../mail/mail-folder.ts';
import type { AddressLinks } from '../accounts/address-links.ts';
import type { ResetLinks } from '../accounts/reset-links.ts';
import { createDelivery, type Delivery } from './delivery.ts';
import { createMailList } from './mail-list.ts';
import { createMailQueue, type MailQueue } from './mail-queue.ts';
import { createNotices, type Notices } from './notices.ts';
import { createPrepareMail } from './prepare-mail.ts';
import { createRefusedAddresses, type RefusedAddresses } from './refused-addresses.ts';

/** From the event that causes a mail to its delivery. */
export interface Mails {
  readonly queue: MailQueue;
  readonly notices: Notices;
  readonly delivery: Delivery;
  readonly refusedAddresses: RefusedAddresses;
  /** Removes files of mails whose content was deleted, also those from before SMTP was configured. */
  sweepFiles(): Promise<void>;
}

/** Delivery, and the list for admins. */
export function registerMails(
  app: FastifyInstance,
  infrastructure: Infrastructure,
  { resetLinks, addressLinks }: { readonly resetLinks: ResetLinks; readonly addressLinks: AddressLinks },
): Mails {
  const queue = createMailQueue(infrastructure);
  const notices = createNotices({ ...infrastructure, queue, addressLinks });
  const refusedAddresses = createRefusedAddresses(infrastructure);
  const prepare = createPrepareMail({ ...infrastructure, resetLinks, addressLinks, refusedAddresses });
  const delivery = createDelivery({
    ...infrastructure,
    queue,
    refusedAddresses,
    prepare,
    // The templates and their renderer take 10 MB, so the first mail loads them.
    write: async (...mail) => (await import('@imc/ui/mail')).renderMail(...mail),
  });
  const mailList = createMailList({ ...infrastructure, refusedAddresses });
  // Finish the running mail before the mailer and the database close. Waiting mails are sent after the next start.
  app.addHook('onClose', () => delivery.stop());
  app.addHook('onListen', async () => delivery.wake());
  const sweepFiles = () => removeMailFiles(infrastructure.config.dataDir, queue.storedOf);
  app.everyHour.push(refusedAddresses.sweep, sweepFiles);
  app.everyMinute.push(queue.hasten);
  const routes = callRoutes(app);

  routes.signedIn(mailsCall, ({ query }) => mailList.page(query));

  routes.signedIn(resendMailCall, async ({ body }) => {
    await mailList.resend(body.mail_id);
    delivery.wake();
    return { message: mailTexts.queuedAgain };
  });

  return { queue, notices, delivery, refusedAddresses, sweepFiles };
}
