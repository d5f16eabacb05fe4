import { afterEach, expect, test } from 'vitest';
import { readMessage } from '../testing/outbox.ts';
import { startSmtpServer, type TestSmtpServer } from '../testing/smtp-server.ts';
import { type Mail, MailError } from './mail.ts';
import { openMailer } from './open-mailer.ts';

let smtp: TestSmtpServer | undefined;
afterEach(() => smtp?.down());

const open = async () => {
  smtp = await startSmtpServer();
  const mailFrom = 'Institute <no-reply@imc.example>';
  return { smtp, mailer: openMailer({ smtpUrl: smtp.url, mailFrom, dataDir: '/nowhere' }) };
};

const mail = (changes: Partial<Mail> = {}): Mail => ({
  to: { name: 'Ola', address: 'ola@mail.example' },
  replyTo: 'committee@imc.example',
  subject: 'Choose a new password',
  text: 'https://institute.example/reset-password#abc\n',
  html: '<p>Hello</p>',
  id: 'abc',
  date: new Date('2026-02-03T04:05:06.000Z'),
  ...changes,
});

test('SMTP_URL sends mail to one recipient, whatever the name contains', async () => {
  const { smtp, mailer } = await open();
  await mailer.send(
    mail({
      to: { name: 'Ọlá\r\nBcc: thief@mail.example', address: 'ola@mail.example' },
      subject: 'Choose a new password\r\nBcc: thief@mail.example',
    }),
  );
  mailer.close();
  const { received, messages } = smtp;
  expect(received.filter((line) => /^RCPT/i.test(line))).toEqual(['RCPT TO:<ola@mail.example>']);
  expect(received.find((line) => /^MAIL FROM/i.test(line))).toContain('<no-reply@imc.example>');
  expect(received.some((line) => /^bcc:/i.test(line))).toBe(false);
  expect(received).toContain('Auto-Submitted: auto-generated');
  expect(received).toContain('Message-ID: <abc@imc.example>');
  const { text, html } = readMessage(messages[0] ?? '');
  expect(text).toContain('https://institute.example/reset-password#abc');
  expect(html).toContain('<p>Hello</p>');
});

const failureOf = async (mailer: ReturnType<typeof openMailer>, changes: Partial<Mail> = {}) => {
  const error = await mailer.send(mail(changes)).catch((reason: unknown) => reason);
  mailer.close();
  expect(error).toBeInstanceOf(MailError);
  const { failure, message, cause } = error as MailError;
  expect(JSON.stringify([message, cause ?? null])).not.toContain('ola@');
  return { failure, message };
};

test.each([
  ['550', 'address'],
  ['530', 'final'],
  ['550 5.7.1', 'final'],
  ['452', 'mail'],
  ['421', 'server'],
])('R-40: a rejection with %s throws an error without the address: %s', async (code, failure) => {
  const { smtp, mailer } = await open();
  smtp.onRecipient = (line) => `${code} no ${line.slice(8)} here`;
  expect(await failureOf(mailer)).toEqual({ failure, message: expect.stringContaining(code.slice(0, 3)) });
});

test('a mail server that is down is a failure of the server', async () => {
  const { smtp, mailer } = await open();
  await smtp.down();
  expect(await failureOf(mailer)).toMatchObject({ failure: 'server' });
});

test('a connection that ends before the response is a failure of the server', async () => {
  const { smtp, mailer } = await open();
  smtp.onMessage = async () => {
    throw new Error('dropped');
  };
  expect(await failureOf(mailer)).toMatchObject({ failure: 'server' });
});

test('an address that no mail can be sent to is final', async () => {
  const { mailer } = await open();
  expect(await failureOf(mailer, { to: { name: '', address: 'ola@a b' } })).toMatchObject({
    failure: 'final',
  });
});
