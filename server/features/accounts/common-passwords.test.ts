import { passwordProblem } from '@imc/api/contract';
import { expect, test, vi } from 'vitest';
import { commonPasswords, isCommonPassword } from './common-passwords.ts';

test('R-3: the list contains at least 3,000 passwords that meet the rule, and they are detected', () => {
  const valid = new Set(commonPasswords().filter((password) => passwordProblem(password) === undefined));
  expect(valid.size).toBeGreaterThanOrEqual(3000);
  // Every eleventh: covers each word, and each suffix.
  const sample = [...valid].filter((_, index) => index % 11 === 0);
  expect(sample.filter((password) => !isCommonPassword(password))).toEqual([]);
});

test.each([
  'Password1!',
  'P@ssw0rd',
  'Pa$$w0rd',
  'pASSWORD@123',
  'Welcome@2026',
  'Qwerty123!',
  'Nigeria@1',
  'Chelsea!2024',
  'Admin@123',
  '1qaz@WSX',
  'L3tm3!n1!',
])('R-3: %j is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'Baobab&River82',
  'Adire!Indigo1979',
  'Calabash@2468',
  'Password-of-a-long-sentence1!',
  'kX9$vvLq2@mm',
])('%j is not common', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('a password twice as long takes twice the work', () => {
  const lowerCase = vi.spyOn(String.prototype, 'toLowerCase');
  const lettersRead = (pairs: number) => {
    lowerCase.mockClear();
    isCommonPassword(`Aa1!${'1!'.repeat(pairs)}`);
    return lowerCase.mock.contexts.join('').length;
  };
  expect(lettersRead(255)).toBeGreaterThan(510);
  expect(lettersRead(510)).toBeLessThanOrEqual(2 * lettersRead(255));
  lowerCase.mockRestore();
});
