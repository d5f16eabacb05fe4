import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from './mail.ts';
import { mailMessage } from './message.ts';
import { openMailer } from './open-mailer.ts';
import { openOutbox, outboxFolder } from './outbox.ts';
import { mails } from './texts.ts';

const from = 'Institute of Management Consultants <no-reply@imc.example>';
const date = new Date('2026-02-03T04:05:06.000Z');
const mail = (changes: Partial<Mail> = {}): Mail => ({
  to: { name: 'Amaka Sample', address: 'amaka@mail.example' },
  subject: 'Choose a new password',
  text: 'First line\n\nSecond line\n',
  ...changes,
});
const message = (changes: Partial<Mail> = {}) => mailMessage(mail(changes), { from, date, id: 'abc' });
const headersOf = (text: string) =>
  text.slice(0, text.indexOf('\r\n\r\n')).replaceAll('\r\n ', ' ').split('\r\n');
const header = (text: string, name: string) =>
  headersOf(text)
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);

/** Decodes encoded words like a mail client. */
const decoded = (text = '') =>
  text
    .replaceAll('?= =?', '?==?')
    .replace(/=\?utf-8\?B\?([^?]*)\?=/g, (_, base64: string) => Buffer.from(base64, 'base64').toString());

describe('a formatted mail', () => {
  test('has the headers of RFC 5322 and CRLF line breaks', () => {
    const text = message();
    expect(header(text, 'Date')).toBe('Tue, 03 Feb 2026 04:05:06 +0000');
    expect(header(text, 'From')).toBe('Institute of Management Consultants <no-reply@imc.example>');
    expect(header(text, 'To')).toBe('Amaka Sample <amaka@mail.example>');
    expect(header(text, 'Message-ID')).toBe('<abc@imc.example>');
    expect(header(text, 'Subject')).toBe('Choose a new password');
    expect(header(text, 'Content-Transfer-Encoding')).toBe('7bit');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.split('\r\n\r\n').slice(1).join('\r\n\r\n')).toBe('First line\r\n\r\nSecond line\r\n\r\n');
  });

  test('preserves Yoruba in headers and text, with lines that are short enough', () => {
    const name = 'Ọláìyá Àkàndé Ọmọ́táyọ̀ Ṣọ́lá Adéyẹmí Ògúnbọ̀dé';
    const text = message({
      to: { name, address: 'ola@mail.example' },
      text: `Ẹ kú àárọ̀ ${'ọ'.repeat(3000)}`,
    });
    expect(decoded(header(text, 'To'))).toBe(`${name} <ola@mail.example>`);
    expect(header(text, 'Content-Transfer-Encoding')).toBe('8bit');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
    for (const line of text.slice(0, text.indexOf('\r\n\r\n')).split('\r\n'))
      expect(line.length).toBeLessThanOrEqual(78);
  });

  test.each([
    '\r\nBcc: thief@mail.example',
    '\nBcc: thief@mail.example',
    '\rBcc: thief',
    '\u2028Bcc: x',
    '\0Bcc: x',
    '\r\n\r\n<b>body</b>',
  ])('does not allow header injection by %j', (attack) => {
    const count = headersOf(message()).length;
    const attacked = message({
      to: { name: `Amaka${attack}`, address: 'amaka@mail.example' },
      subject: `Hello${attack}`,
    });
    expect(headersOf(attacked)).toHaveLength(count);
    expect(headersOf(attacked).some((line) => /^bcc/i.test(line))).toBe(false);
    expect(attacked.endsWith('\r\n\r\nFirst line\r\n\r\nSecond line\r\n\r\n')).toBe(true);
  });

  test('escapes special characters in an address, or rejects it', () => {
    const to = (address: string) => header(message({ to: { name: '', address } }), 'To');
    expect(to('a,b@mail.example')).toBe('<"a,b"@mail.example>');
    expect(to('x>,<y@mail.example')).toBe('<"x>,<y"@mail.example>');
    expect(to('quo"te\\d@mail.example')).toBe('<"quo\\"te\\\\d"@mail.example>');
    expect(to('ọlá@ìlú.example')).toMatch(/^<ọlá@xn--[\w-]+\.example>$/);
    for (const bad of ['amaka', '@mail.example', 'a@', 'a@b>c.example', 'a@b,c.example', 'a@b c.example']) {
      expect(() => to(bad), bad).toThrow(/not an address/);
    }
  });

  test('quotes a name with special characters', () => {
    expect(
      header(message({ to: { name: 'Sample, A. "Ada" <x@y>', address: 'ada@mail.example' } }), 'To'),
    ).toBe('"Sample, A. \\"Ada\\" <x@y>" <ada@mail.example>');
  });
});

describe('the texts', () => {
  const greeted = (name: string) =>
    mails.reset({ name, address: 'amaka@mail.example' }, 'https://institute.example/x').text.split('\n')[0];

  test.each(['Amaka Sample', 'Dr. Ọlá Adéyẹmí-O’Neil', "A. D'Souza"])('greet %j by name', (name) => {
    expect(greeted(name)).toBe(`Dear ${name},`);
  });

  test.each(['Win at evil.example', 'https://evil.example', 'a@b', ' ', `${'Prize '.repeat(30)}`])(
    'do not include a message typed as a name: %j',
    (name) => {
      expect(greeted(name)).toBe('Dear Sir or Madam,');
    },
  );
});

describe('the outbox', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'imc-mail-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  test('writes each mail to a complete file that only the server can read, named by time', async () => {
    let time = date.getTime();
    const outbox = openOutbox(dataDir, from, () => new Date(time++));
    for (let index = 0; index < 12; index++) await outbox.send(mail({ subject: `Mail ${index}` }));
    const names = (await readdir(outboxFolder(dataDir))).sort();
    expect(names).toHaveLength(12);
    for (const [index, name] of names.entries()) {
      expect(name).toMatch(/^2026-02-03T04-05-06-\d{3}Z-[\w-]{16}\.eml$/);
      const file = join(outboxFolder(dataDir), name);
      expect(header(await readFile(file, 'utf8'), 'Subject')).toBe(`Mail ${index}`);
      expect((await stat(file)).mode & 0o077).toBe(0);
    }
    expect((await stat(outboxFolder(dataDir))).mode & 0o077).toBe(0);
  });

  test('leaves no file behind if a mail cannot be written', async () => {
    const outbox = openOutbox(dataDir, from, () => date);
    await expect(outbox.send(mail({ to: { name: '', address: 'nobody' } }))).rejects.toThrow();
    expect(await readdir(outboxFolder(dataDir))).toEqual([]);
  });

  test.each(['nobody', 'Institute <nobody>', 'Institute <a@b c>'])(
    'rejects a sender of %j on startup',
    (mailFrom) => {
      expect(() => openMailer({ smtpUrl: undefined, mailFrom, dataDir }, () => date)).toThrow(/^MAIL_FROM: /);
    },
  );
});
