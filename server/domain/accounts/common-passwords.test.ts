import { passwordProblem } from '@imc/api/contract';
import { expect, test } from 'vitest';
import { commonPasswords, isCommonPassword } from './common-passwords.ts';

test('R-3: the list contains at least 3,000 passwords that meet the rule, and all are detected', () => {
  const valid = new Set(commonPasswords().filter((password) => passwordProblem(password) === undefined));
  expect(valid.size).toBeGreaterThanOrEqual(3000);
  for (const password of valid) expect(isCommonPassword(password), password).toBe(true);
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

test('a password of 1 KiB is checked in under 50 ms', () => {
  const start = performance.now();
  isCommonPassword(`Aa1!${'1!'.repeat(510)}`);
  expect(performance.now() - start).toBeLessThan(50);
});
