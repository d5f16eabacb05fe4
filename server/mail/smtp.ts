import { createTransport } from 'nodemailer';
import { MailError, type Mailer, type MailFailure } from './mail.ts';
import { messageOf, withoutAttachments } from './message.ts';

/** Milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/.test(host);

/** As set by nodemailer. */
interface SmtpError {
  readonly code?: string;
  readonly timeoutType?: string;
  readonly responseCode?: number;
  readonly command?: string;
  readonly response?: string;
}

/** Their rejection concerns one mail. A rejection of any other command, such as AUTH or MAIL FROM, concerns every mail. */
const mailCommands = /^(RCPT TO|DATA)\b/;

/** Whether other mails may still be accepted, and this one later. */
function failureOf({
  code = '',
  timeoutType,
  responseCode,
  command = '',
  response = '',
}: SmtpError): MailFailure {
  // nodemailer itself refuses the envelope or the message.
  if (responseCode === undefined && /^(EENVELOPE|EMESSAGE)$/.test(code)) return 'final';
  // The server had greeted. Maybe it waits for the server of this recipient.
  if (timeoutType === 'SOCKET_TIMEOUT') return 'hung';
  // 421: the server closes the connection.
  if (responseCode === undefined || responseCode === 421 || !mailCommands.test(command)) return 'server';
  if (responseCode < 500) return 'mail';
  // 530, 5.7.x: the mail server refuses the sender, so the address may be right.
  const isSenderRefused = responseCode === 530 || /\b5\.7\.\d/.test(response);
  return command.startsWith('RCPT') && !isSenderRefused ? 'address' : 'final';
}

const reasonOf = ({ code, responseCode, command }: SmtpError): string =>
  [code, responseCode, command?.split(' ')[0]].filter((part) => part !== undefined).join(' ') ||
  'no reason given';

/** Mail servers repeat addresses in their responses; they must not be logged. */
function withoutAddresses(error: unknown): MailError {
  if (error instanceof MailError) return error;
  const details = error as SmtpError;
  return new MailError(failureOf(details), `the mail server did not accept a mail: ${reasonOf(details)}`);
}

/** `url`: `smtp://` (587, upgraded to TLS if supported) or `smtps://` (465), with credentials if required. */
function createSmtpTransport(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'smtps:';
  return createTransport({
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // Never send a password unencrypted.
    requireTLS: username !== '' && !isLoopback(host),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...withoutAttachments,
    ...timeouts,
  });
}

/** The outbox repeats mails that were not accepted. `from`: the configured sender. */
export function openSmtp(url: string, from: string): Mailer {
  const transport = createSmtpTransport(url);
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(messageOf(mail, from));
      } catch (error) {
        throw withoutAddresses(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Connects and signs in. Throws an error that contains no address. */
export async function checkSmtp(url: string): Promise<void> {
  const transport = createSmtpTransport(url);
  try {
    await transport.verify();
  } catch (error) {
    throw new Error(reasonOf(error as SmtpError));
  } finally {
    transport.close();
  }
}
