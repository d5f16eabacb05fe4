import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openMailer } from './open-mailer.ts';

/** A mail server of a few lines: takes everything, or refuses recipients, and keeps what it was told. */
async function mailServer(refuses = false): Promise<{ url: string; said: string[]; server: Server }> {
  const said: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    const answers: readonly (readonly [RegExp, (line: string) => string])[] = [
      [/^EHLO/i, () => '250-mail.example\r\n250 8BITMIME'],
      [/^RCPT/i, (line) => (refuses ? `550 no ${line.slice(8)} here` : '250 ok')],
      [/^DATA/i, () => '354 go on'],
      [/^QUIT/i, () => '221 bye'],
      [/./, () => '250 ok'],
    ];
    const answer = (line: string): string | undefined => {
      said.push(line);
      if (isData && line !== '.') return undefined;
      isData = /^DATA/i.test(line);
      return answers.find(([command]) => command.test(line))?.[1](line);
    };
    let rest = '';
    socket.write('220 mail.example\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const words = answer(line);
        if (words) socket.write(`${words}\r\n`);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, said, server };
}

let running: Server | undefined;
afterEach(() => running?.close());

const open = async (refuses = false) => {
  const { url, said, server } = await mailServer(refuses);
  running = server;
  const mailFrom = 'Institute <no-reply@imc.example>';
  return { said, mailer: openMailer({ smtpUrl: url, mailFrom, dataDir: '/nowhere' }, () => new Date()) };
};

test('SMTP_URL sends real mail, one recipient each, whatever stands in its name', async () => {
  const { said, mailer } = await open();
  await mailer.send({
    to: { name: 'Ọlá\r\nBcc: thief@mail.example', address: 'ola@mail.example' },
    subject: 'Choose a new password\r\nBcc: thief@mail.example',
    text: 'https://institute.example/reset-password#abc\n',
  });
  mailer.close();
  expect(said.filter((line) => /^RCPT/i.test(line))).toEqual(['RCPT TO:<ola@mail.example>']);
  expect(said.find((line) => /^MAIL FROM/i.test(line))).toContain('<no-reply@imc.example>');
  expect(said.some((line) => /^bcc:/i.test(line))).toBe(false);
  expect(said).toContain('https://institute.example/reset-password#abc');
  expect(said).toContain('Auto-Submitted: auto-generated');
});

test('a refusal is an error that names nobody', async () => {
  const { mailer } = await open(true);
  const mail = { to: { name: 'Ola', address: 'ola@mail.example' }, subject: 'x', text: 'x' };
  const error = await mailer.send(mail).catch((reason: unknown) => reason);
  mailer.close();
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).toContain('550');
  expect(JSON.stringify([String(error), (error as Error).cause ?? null])).not.toContain('ola@');
});
