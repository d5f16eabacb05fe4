import { expect, it } from 'vitest';
import { whatsAppHref } from './whatsapp-href.ts';

it('encodes the text', () => {
  const text = 'Dear Ada & Co?\n#1 🙂 + شكرا';
  const { origin, pathname, searchParams, hash } = new URL(whatsAppHref(text));
  expect([origin, pathname, hash]).toEqual(['https://wa.me', '/', '']);
  expect([...searchParams]).toEqual([['text', text]]);
});

it.each([
  ['+234 800 000 0101', '2348000000101'],
  ['0800 000 0101', '2348000000101'],
  ['0800-000-0101', '2348000000101'],
  ['+234 (0)800 000 0101', '2348000000101'],
  ['234 800 000 0101', '2348000000101'],
  ['00 44 20 7946 0018', '442079460018'],
  [' +44 20 7946 0018', '442079460018'],
])('the number %s is %s', (phone, digits) => {
  expect(whatsAppHref('a', phone)).toBe(`https://wa.me/${digits}?text=a`);
});
