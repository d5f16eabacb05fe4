import { expect, test } from 'vitest';
import { mailHref } from './mail-href.ts';

test('encodes everything as part of the address', () => {
  expect(mailHref('ada.obi+imc@mail.example')).toBe('mailto:ada.obi%2Bimc@mail.example');
  const { search, hash, pathname } = new URL(mailHref('a?bcc=b&body=c#d%0A@mail.example'));
  expect([search, hash]).toEqual(['', '']);
  expect(decodeURIComponent(pathname)).toBe('a?bcc=b&body=c#d%0A@mail.example');
});
