import type { SendMailOptions } from 'nodemailer';
import { oneLine, parseSender, sendableAddress } from './address.ts';
import type { Mail } from './mail.ts';

/** For every transport: mails contain texts of this server only, so they must not read files or fetch URLs. */
export const withoutAttachments = { disableFileAccess: true, disableUrlAccess: true } as const;

/**
 * For nodemailer, which writes the MIME message. Throws a final `MailError` if mail can't be sent to the recipient's address. `from` is the
 * configured sender.
 */
export function messageOf(
  { to, replyTo, subject, text, html, unsubscribe, id, date }: Mail,
  from: string,
): SendMailOptions {
  const sender = parseSender(from);
  return {
    from: sender,
    to: { name: oneLine(to.name), address: sendableAddress(to.address) },
    replyTo: sendableAddress(replyTo),
    subject: oneLine(subject),
    text,
    html,
    date,
    messageId: `<${id}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe === undefined
        ? {}
        : {
            // Not to be folded: some mail programs do not read a folded URL.
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  };
}
