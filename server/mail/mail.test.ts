import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { readMessage } from '../testing/outbox.ts';
import type { Mail } from './mail.ts';
import { openMailFolder, outboxFolder, removeMailFiles } from './mail-folder.ts';

const from = 'Institute of Management Consultants <no-reply@imc.example>';
const date = new Date('2026-02-03T04:05:06.000Z');
const mail = (changes: Partial<Mail> = {}): Mail => ({
  to: { name: 'Amaka Sample', address: 'amaka@mail.example' },
  replyTo: 'committee@imc.example',
  subject: 'Choose a new password',
  text: 'First line\n\nSecond line\n',
  html: '<p>First line</p><p>Second line</p>',
  id: 'abc',
  date,
  ...changes,
});

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'imc-mail-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Returns the content of the written file. */
async function message(changes: Partial<Mail> = {}): Promise<string> {
  await openMailFolder(dataDir, from).send(mail(changes));
  const [name = ''] = await readdir(outboxFolder(dataDir));
  return readFile(join(outboxFolder(dataDir), name), 'utf8');
}
const headersOf = (text: string) => readMessage(text).headers.split('\r\n');
const header = (text: string, name: string) =>
  headersOf(text)
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);

/** Encoded words, as mail clients do. */
const decoded = (text = '') =>
  text
    .replaceAll('?= =?', '?==?')
    .replace(/=\?utf-8\?B\?([^?]*)\?=/gi, (_, base64: string) => Buffer.from(base64, 'base64').toString())
    .replace(/=\?utf-8\?Q\?([^?]*)\?=/gi, (_, text: string) =>
      Buffer.from(
        text
          .replaceAll('_', ' ')
          .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString(),
    );

describe('a formatted mail', () => {
  test('has the headers of RFC 5322, CRLF line breaks, and a text and an HTML part', async () => {
    const text = await message();
    expect(header(text, 'Date')).toBe('Tue, 03 Feb 2026 04:05:06 +0000');
    expect(header(text, 'From')).toBe('Institute of Management Consultants <no-reply@imc.example>');
    expect(header(text, 'To')).toBe('Amaka Sample <amaka@mail.example>');
    expect(header(text, 'Reply-To')).toBe('committee@imc.example');
    expect(header(text, 'Message-ID')).toBe('<abc@imc.example>');
    expect(header(text, 'Subject')).toBe('Choose a new password');
    expect(header(text, 'Auto-Submitted')).toBe('auto-generated');
    expect(header(text, 'Content-Type')).toMatch(/^multipart\/alternative;/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const parts = readMessage(text);
    expect(parts.text.trim()).toBe('First line\r\n\r\nSecond line');
    expect(parts.html.trim()).toBe('<p>First line</p><p>Second line</p>');
  });

  test('preserves Yoruba in headers, text and HTML, with lines that are short enough', async () => {
    const name = 'Ọláìyá Àkàndé Ọmọ́táyọ̀ Ṣọ́lá Adéyẹmí Ògúnbọ̀dé';
    const long = `Ẹ kú àárọ̀ ${'ọ'.repeat(3000)}`;
    const text = await message({
      to: { name, address: 'ola@mail.example' },
      text: long,
      html: `<p>${long}</p>`,
    });
    expect(decoded(header(text, 'To'))).toBe(`${name} <ola@mail.example>`);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(78);
    expect(readMessage(text).text.trim()).toBe(long);
    expect(readMessage(text).html.trim()).toBe(`<p>${long}</p>`);
  });

  test.each([
    '\r\nBcc: thief@mail.example',
    '\nBcc: thief@mail.example',
    '\rBcc: thief',
    '\u2028Bcc: x',
    '\0Bcc: x',
    '\r\n\r\n<b>body</b>',
  ])('does not allow header injection by %j', async (attack) => {
    const plain = await message();
    const attacked = await message({
      to: { name: `Amaka${attack}`, address: 'amaka@mail.example' },
      subject: `Hello${attack}`,
    });
    expect(headersOf(attacked)).toHaveLength(headersOf(plain).length);
    expect(headersOf(attacked).some((line) => /^bcc/i.test(line))).toBe(false);
    expect(readMessage(attacked).text).toBe(readMessage(plain).text);
  });

  test('rejects an address with special characters', async () => {
    const to = async (address: string) => header(await message({ to: { name: 'A', address } }), 'To');
    expect(await to(`o'neil+x@mail.example`)).toBe(`A <o'neil+x@mail.example>`);
    expect(await to('ola@ìlú.example')).toMatch(/^A <ola@xn--[\w-]+\.example>$/);
    expect(await to('ọlá@mail.example')).toBe('A <ọlá@mail.example>');
    for (const bad of [
      'amaka',
      '@mail.example',
      'a@',
      'a@b',
      'a@b>c.example',
      'a@b,c.example',
      'a@b c.example',
      'a,b@mail.example',
      'q"\\@mail.example',
      'x>,<y@mail.example',
      'a\r\nb@mail.example',
    ]) {
      await expect(to(bad), bad).rejects.toThrow(/not an address/);
    }
  });

  test('quotes a name with special characters', async () => {
    const name = 'Sample, A. "Ada" <x@y>';
    expect(header(await message({ to: { name, address: 'ada@mail.example' } }), 'To')).toBe(
      '"Sample, A. \\"Ada\\" <x@y>" <ada@mail.example>',
    );
  });
});

describe('the folder of mails', () => {
  test('writes each mail to a complete file that only the server can read, named by time', async () => {
    const folder = openMailFolder(dataDir, from);
    for (let index = 0; index < 12; index++)
      await folder.send(
        mail({ subject: `Mail ${index}`, id: `id-${index}`, date: new Date(date.getTime() + index) }),
      );
    const names = (await readdir(outboxFolder(dataDir))).sort();
    expect(names).toHaveLength(12);
    for (const [index, name] of names.entries()) {
      expect(name).toMatch(/^2026-02-03T04-05-06-\d{3}Z-id-\d+\.eml$/);
      const file = join(outboxFolder(dataDir), name);
      expect(header(await readFile(file, 'utf8'), 'Subject')).toBe(`Mail ${index}`);
      expect((await stat(file)).mode & 0o077).toBe(0);
    }
    expect((await stat(outboxFolder(dataDir))).mode & 0o077).toBe(0);
  });

  test('has one file for a mail that is sent twice', async () => {
    await message();
    await message();
    expect(await readdir(outboxFolder(dataDir))).toHaveLength(1);
  });

  test('leaves no file behind if a mail cannot be written', async () => {
    const folder = openMailFolder(dataDir, from);
    await expect(folder.send(mail({ to: { name: '', address: 'nobody' } }))).rejects.toThrow();
    expect(await readdir(outboxFolder(dataDir))).toEqual([]);
  });

  test('R-42: an erasure while a mail is written stops only that mail', async () => {
    const folder = openMailFolder(dataDir, from);
    let failure: unknown;
    while (failure === undefined) {
      let isSent = false;
      const sent = folder.send(mail({ id: 'a'.repeat(16) })).then(
        () => undefined,
        (error: unknown) => error,
      );
      void sent.finally(() => {
        isSent = true;
      });
      while (!isSent) await removeMailFiles(dataDir, async () => new Set());
      failure = await sent;
    }
    expect(failure).toMatchObject({ failure: 'mail' });
  });

  test.each(['nobody', 'Institute <nobody>', 'Institute <a@b c>'])(
    'rejects a sender of %j on startup',
    (mailFrom) => {
      expect(() => loadConfig({ MAIL_FROM: mailFrom })).toThrow(/^MAIL_FROM: /);
    },
  );
});
