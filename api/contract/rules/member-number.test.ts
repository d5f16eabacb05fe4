import { expect, test } from 'vitest';
import { memberNumber, readMemberNumber } from './member-number.ts';

test('MEM-2: the check letter follows from the number', () => {
  expect([1, 417, 21, 100_000].map(memberNumber)).toEqual([
    'IMC-M-00001-R',
    'IMC-M-00417-A',
    'IMC-M-00021-K',
    'IMC-M-100000-L',
  ]);
});

test('MEM-2: one wrong digit and two exchanged neighbours are noticed', () => {
  for (let number = 1; number < 3000; number += 1) {
    const digits = String(number).padStart(5, '0');
    const letter = memberNumber(number).slice(-1);
    const isUnnoticed = (changed: string) =>
      changed !== digits && readMemberNumber(`${changed}${letter}`)?.isWrong === false;
    for (let at = 0; at < 5; at += 1) {
      for (let digit = 0; digit < 10; digit += 1)
        if (isUnnoticed(`${digits.slice(0, at)}${digit}${digits.slice(at + 1)}`))
          expect.fail(`${number}, ${at}`);
      const [one = '', other = ''] = digits.slice(at, at + 2);
      if (isUnnoticed(`${digits.slice(0, at)}${other}${one}${digits.slice(at + 2)}`))
        expect.fail(`${number}, ${at}`);
    }
  }
});

test.each([
  'IMC-M-00417-A',
  'imc-m-00417-a',
  'imc m 00417 a',
  'IMC–M–00417–A',
  'IMCM00417A',
  'M-00417',
  'OO417A',
  '417',
  ' 4 1 7 ',
])('MEM-9: %s is read as 417', (text) => {
  expect(readMemberNumber(text)).toEqual({ number: 417, isWrong: false });
});

test('MEM-9: a wrong check letter is noticed', () => {
  expect(readMemberNumber('IMC-M-00417-K')).toEqual({ number: 417, isWrong: true });
});

test.each(['', 'Moo', 'O', 'Amaka', 'IMC-APP-417', 'IMC-R-2026-00017', '0', '+234 800 000 0101'])(
  'MEM-9: %s is no member number',
  (text) => expect(readMemberNumber(text)).toBeUndefined(),
);
