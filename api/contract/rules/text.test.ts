import { describe, expect, it } from 'vitest';
import {
  canonicalEmail,
  cleanText,
  emailProblem,
  invalidEmailText,
  isFilled,
  isPhoneNumber,
} from './text.ts';

describe('isPhoneNumber', () => {
  it.each([
    '+234 800 000 0101',
    '0800-000-0101',
    '(01) 234 5678',
    '1234567',
    '+123456789012345',
    '0803.123.4567',
    '\u202a+234\u00a0803\u00a0123\u00a04570\u202c',
    '\u2068+234 803 123 4570\u2069',
    '0803\u2011123\u20114567',
    '0803–123–4567\u200b',
  ])('accepts %j', (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  });

  it.each(['not a phone', '123456', '+1234567890123456', '0800 FLOWERS', '+++---()', '', '0800/000/0101'])(
    'rejects %j',
    (text) => {
      expect(isPhoneNumber(text)).toBe(false);
    },
  );
});

describe('R-49: cleanText', () => {
  it.each([
    ['Ade\u0301', 'Adé'],
    ['a\u00a0b', 'a b'],
    ['\u202aab\u202c\u200b\u00ad\ufeff', 'ab'],
    ['👩\u200d💻 \u{1f469}\u{1f3fd}\u200d\u{1f680}', '👩\u200d💻 \u{1f469}\u{1f3fd}\u200d\u{1f680}'],
    ['a\u200db', 'ab'],
  ])('returns %j as %j', (text, cleaned) => expect(cleanText(text)).toBe(cleaned));

  it('leaves nothing of a text without visible characters', () => {
    expect(['\u200b', ' \u00a0\u2060 ', '\u00ad'].filter(isFilled)).toEqual([]);
  });
});

describe('addresses', () => {
  it.each(['ade@mail.example', "o'neil+imc@mail.example", 'ọlá@ìlú.example', ' ade@mail.example\u200b'])(
    'accepts %j',
    (text) => expect(emailProblem(text)).toBeUndefined(),
  );

  it.each([
    ['ade@gmail,com', 'ade@gmail.com'],
    ['ade@gmail', 'ade@gmail.com'],
    ['ade@gmial.com', 'ade@gmail.com'],
    ['ade@mail.con', 'ade@mail.com'],
    ['ade @ yahoo.com', 'ade@yahoo.com'],
    ['ａde@mail.example', 'ade@mail.example'],
  ])('refuses %j and asks for %s', (text, meant) =>
    expect(emailProblem(text)).toBe(`${invalidEmailText}. Did you mean ${meant}?`),
  );

  it.each([
    'ade',
    'ade@',
    '@mail.example',
    'ade@mail',
    'a@b@',
    'x>,<y@mail.example',
    `${'a'.repeat(65)}@mail.example`,
  ])('refuses %j', (text) => expect(emailProblem(text)).toBe(invalidEmailText));

  it('are one mailbox in any case, width and with invisible characters', () => {
    const written = [' Ade@Mail.Example', 'ade\u200b@mail.example', 'ａｄｅ@mail.example'];
    expect(new Set(written.map(canonicalEmail))).toEqual(new Set(['ade@mail.example']));
  });
});
