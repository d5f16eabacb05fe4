import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openMailer } from './open-mailer.ts';

/** Starts a minimal mail server that records all commands and optionally rejects all recipients. */
async function mailServer(
  rejectsRecipients = false,
): Promise<{ url: string; received: string[]; server: Server }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    const responses: readonly (readonly [RegExp, (line: string) => string])[] = [
      [/^EHLO/i, () => '250-mail.example\r\n250 8BITMIME'],
      [/^RCPT/i, (line) => (rejectsRecipients ? `550 no ${line.slice(8)} here` : '250 ok')],
      [/^DATA/i, () => '354 go on'],
      [/^QUIT/i, () => '221 bye'],
      [/./, () => '250 ok'],
    ];
    const respond = (line: string): string | undefined => {
      received.push(line);
      if (isData && line !== '.') return undefined;
      isData = /^DATA/i.test(line);
      return responses.find(([command]) => command.test(line))?.[1](line);
    };
    let rest = '';
    socket.write('220 mail.example\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const response = respond(line);
        if (response) socket.write(`${response}\r\n`);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received, server };
}

let running: Server | undefined;
afterEach(() => running?.close());

const open = async (rejectsRecipients = false) => {
  const { url, received, server } = await mailServer(rejectsRecipients);
  running = server;
  const mailFrom = 'Institute <no-reply@imc.example>';
  return { received, mailer: openMailer({ smtpUrl: url, mailFrom, dataDir: '/nowhere' }, () => new Date()) };
};

test('SMTP_URL sends mail to one recipient, whatever the name contains', async () => {
  const { received, mailer } = await open();
  await mailer.send({
    to: { name: 'Ọlá\r\nBcc: thief@mail.example', address: 'ola@mail.example' },
    subject: 'Choose a new password\r\nBcc: thief@mail.example',
    text: 'https://institute.example/reset-password#abc\n',
  });
  mailer.close();
  expect(received.filter((line) => /^RCPT/i.test(line))).toEqual(['RCPT TO:<ola@mail.example>']);
  expect(received.find((line) => /^MAIL FROM/i.test(line))).toContain('<no-reply@imc.example>');
  expect(received.some((line) => /^bcc:/i.test(line))).toBe(false);
  expect(received).toContain('https://institute.example/reset-password#abc');
  expect(received).toContain('Auto-Submitted: auto-generated');
});

test('a rejection throws an error without the address', async () => {
  const { mailer } = await open(true);
  const mail = { to: { name: 'Ola', address: 'ola@mail.example' }, subject: 'x', text: 'x' };
  const error = await mailer.send(mail).catch((reason: unknown) => reason);
  mailer.close();
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).toContain('550');
  expect(JSON.stringify([String(error), (error as Error).cause ?? null])).not.toContain('ola@');
});
