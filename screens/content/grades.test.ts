import { readFileSync } from 'node:fs';
import { categoryWithLetters, gradeCodes, gradeFees, gradeRules, totalFee } from '@imc/api';
import { expect, test } from 'vitest';
import { applicationForm } from './application-form.ts';
import { gradeFinder } from './grade-finder.ts';
import { applicationFees, faq, gradeRequirements, grades, naira, pages, plainText } from './index.ts';

const specification = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8');

// S-9.5: 'SIMC 2,000 / none / 2,000; GIMC 5,000 / 5,000 / 10,000; …'.
test('the fees of every grade match the specification', () => {
  const statement = /S-9\.5\*\*.*/.exec(specification)?.[0] ?? '';
  const amount = (text = '') => (text === 'none' ? null : Number(text.replaceAll(',', '')));
  const documented = [...statement.matchAll(/([A-Z]{4,5}) ([\d,]+) \/ ([\d,]+|none) \/ ([\d,]+)/g)].map(
    ([, code, application, admission, total]) => ({
      code,
      application: amount(application),
      admission: amount(admission),
      total: amount(total),
    }),
  );
  expect(
    grades.map(({ code, application, admission, total }) => ({ code, application, admission, total })),
  ).toEqual(documented);
});

test('the questions name both statements of fees, and no other amount', () => {
  const totals = grades.map(({ total }) => total);
  const question = faq.items.find((item) => item.question === 'What does membership cost?');
  const answer = plainText(question?.answer ?? []);
  const range = [Math.min(...totals), Math.max(...totals)];
  expect(answer).toContain(`${range.map(naira).join(' for a Student to ')} for a Distinguished Fellow`);
  expect(answer).toContain('The member application also names');
  const flat = applicationFees.map(({ amount }) => amount);
  for (const { label, amount } of applicationFees) expect(answer).toContain(`${label} of ${naira(amount)}`);
  const { application, admission } = gradeFees.AIMC;
  const named = [...range, totalFee('AIMC'), application, admission ?? 0, ...flat];
  expect(answer.match(/₦\d[\d,]*\d/g)).toEqual(named.map(naira));
});

test('the pages that answers name are pages of the site', () => {
  const paths = faq.items.flatMap(({ answer }) =>
    answer.flatMap((part) => (typeof part === 'string' ? [] : part.to.replace(/#.*/, ''))),
  );
  expect(paths.length).toBeGreaterThanOrEqual(3);
  expect(pages.map(({ path }): string => path)).toEqual(expect.arrayContaining(paths));
});

test('every grade has one requirement per rule that is checked', () => {
  for (const grade of gradeCodes)
    expect(gradeRequirements[grade], grade).toHaveLength(gradeRules[grade].length);
});

test('the application form and the grade finder say the same of what is due now and later', () => {
  for (const grade of gradeCodes) {
    const [now, later] = gradeFinder.fees(grade);
    const text = applicationForm.payment.dueNow(grade, 'grade');
    expect(text).toContain(
      `${now?.value} is due now for ${categoryWithLetters(grade)}, with the application`,
    );
    if (later?.value === 'none') expect(text).not.toContain('admission');
    else expect(text).toContain(`${later?.value} at admission and induction.`);
  }
});
