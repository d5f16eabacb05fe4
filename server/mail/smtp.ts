import { createTransport } from 'nodemailer';
import type { Mailer } from './mail.ts';

/** Milliseconds that a mail server may take to answer. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/.test(host);

/** What went wrong without what it was about: a mail server repeats addresses in its answers, and logs hold none. */
function withoutAddresses(error: unknown): Error {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  const said = [code, responseCode, command?.split(' ')[0]].filter((part) => part !== undefined).join(' ');
  return new Error(`the mail server did not take a mail: ${said || 'no reason given'}`);
}

/**
 * Sends each mail over SMTP, tried once.
 *
 * @param url `smtp://` (587, upgraded to TLS where the server can) or `smtps://` (465), with the account in it where the server asks for one
 * @param from the sender's header
 */
export function openSmtp(url: string, from: string): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // A password never travels in clear.
    requireTLS: username !== '' && !isLoopback(host),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    // Mails are texts that the server wrote: nothing in one is read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  return {
    send: async ({ to, subject, text }) => {
      try {
        const headers = { 'Auto-Submitted': 'auto-generated' };
        await transport.sendMail({ from, to, subject, text, headers });
      } catch (error) {
        throw withoutAddresses(error);
      }
    },
    close: () => transport.close(),
  };
}
