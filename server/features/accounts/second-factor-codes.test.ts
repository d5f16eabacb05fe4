import { codeSeconds } from '@imc/api/contract';
import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { newSecret, stepOfCode } from './second-factor-codes.ts';

const secret = newSecret();
const step = 60_000_000;
const now = new Date(step * codeSeconds * 1000);
const codeOf = (at: number) => generateSync({ secret, period: codeSeconds, epoch: at * codeSeconds });

test.each([
  ['the code of now', step, 0, step],
  ['the last one', step - 1, 0, step - 1],
  ['the next one', step + 1, 0, step + 1],
  ['an older one', step - 2, 0, undefined],
  ['one that was used', step, step, undefined],
  ['any code after the clock was set back', step, step + 100, undefined],
])('ACC-16: %s', (_name, at, lastStep, expected) => {
  expect(stepOfCode(secret, codeOf(at), { now, lastStep })).toBe(expected);
});
