import { createTransport } from 'nodemailer';
import type { Mailer } from './mail.ts';

/** Timeouts of the mail server, in milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/.test(host);

/** Returns the error without addresses, which mail servers repeat in their responses and which must not be logged. */
function withoutAddresses(error: unknown): Error {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  const reason = [code, responseCode, command?.split(' ')[0]].filter((part) => part !== undefined).join(' ');
  return new Error(`the mail server did not accept a mail: ${reason || 'no reason given'}`);
}

/**
 * Sends each mail over SMTP, without retries.
 *
 * @param url `smtp://` (587, upgraded to TLS if supported) or `smtps://` (465), with credentials if the server requires them.
 * @param from Sender from the configuration.
 */
export function openSmtp(url: string, from: string): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // Never send a password unencrypted.
    requireTLS: username !== '' && !isLoopback(host),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    // All mails are plain text from this server, so they must not read files or fetch URLs.
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
