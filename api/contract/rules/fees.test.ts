import { expect, test } from 'vitest';
import { gradeCodes } from '../entities/grade.ts';
import { chargesFor } from './fees.ts';
import { gradeFees } from './grade-fees.ts';

const amounts = (...of: Parameters<typeof chargesFor>) =>
  chargesFor(...of).map(({ kind, amount }) => [kind, amount]);

test('PAY-27: by grade, both fees of the public table are charged, and the annual fee of members', () => {
  expect(amounts('AIMC', 'by_grade')).toEqual([
    ['application', 5_000],
    ['admission', 25_000],
    ['annual', 10_000],
  ]);
  expect(amounts('SIMC', 'by_grade')).toEqual([
    ['application', 2_000],
    ['annual', 10_000],
  ]);
  for (const grade of gradeCodes)
    expect(chargesFor(grade, 'by_grade')[0]?.amount).toBe(gradeFees[grade].application);
});

test('PAY-27: flat, every grade pays the annual fee and once the induction fee', () => {
  for (const grade of gradeCodes) {
    expect(amounts(grade, 'flat')).toEqual([
      ['application', 10_000],
      ['admission', 25_000],
      ['annual', 10_000],
    ]);
    expect(amounts(grade, 'flat', true)).toEqual([
      ['application', 10_000],
      ['annual', 10_000],
    ]);
  }
});
