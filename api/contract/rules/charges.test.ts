import { expect, test } from 'vitest';
import { gradeCodes } from '../entities/grade.ts';
import { chargesFor } from './charges.ts';
import { gradeFees } from './grade-fees.ts';

test('PAY-40: by grade, both fees of the public table are charged', () => {
  for (const grade of gradeCodes) {
    const { application, admission } = chargesFor('grade', grade);
    expect([application.amount, admission?.amount ?? null]).toEqual([
      gradeFees[grade].application,
      gradeFees[grade].admission,
    ]);
  }
});

test('PAY-40: flat, every grade pays the annual fee, and once the induction fee', () => {
  for (const grade of gradeCodes) {
    expect(chargesFor('flat', grade)).toEqual({
      application: { about: 'Annual Membership Fee', amount: 10_000 },
      admission: { about: 'Induction Fee', amount: 25_000 },
    });
    expect(chargesFor('flat', grade, true).admission).toBeNull();
  }
});
