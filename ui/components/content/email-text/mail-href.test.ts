import { expect, test } from 'vitest';
import { mailHref } from './mail-href.ts';

test('encodes everything as part of the address', () => {
  expect(mailHref('ada.obi+imc@mail.example')).toBe('mailto:ada.obi%2Bimc@mail.example');
  const { search, hash, pathname } = new URL(mailHref('a?bcc=b&body=c#d%0A@mail.example'));
  expect([search, hash]).toEqual(['', '']);
  expect(decodeURIComponent(pathname)).toBe('a?bcc=b&body=c#d%0A@mail.example');
});

test('encodes the subject and the text, with the line ends of mails', () => {
  const subject = 'A & B?';
  const body = 'Dear Ada,\n\nhow=are&you\u200f شكرا 🙂';
  const { pathname, searchParams } = new URL(mailHref('ada@mail.example', { subject, body }));
  expect(pathname).toBe('ada@mail.example');
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).toBe(subject);
  expect(searchParams.get('body')).toBe(body.replaceAll('\n', '\r\n'));
});

test('a space is not a plus, which mail programs show as it is', () => {
  expect(mailHref('a@mail.example', { subject: 'a b', body: 'c d' })).toBe(
    'mailto:a@mail.example?subject=a%20b&body=c%20d',
  );
});

test('half a character is no error', () => {
  expect(mailHref('a@mail.example', { subject: 's', body: '\ud83d' })).toBe(
    'mailto:a@mail.example?subject=s&body=%EF%BF%BD',
  );
});
