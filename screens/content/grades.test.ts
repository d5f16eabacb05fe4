import { readFileSync } from 'node:fs';
import { gradeCodes, gradeRules } from '@imc/api';
import { expect, test } from 'vitest';
import { faq, gradeRequirements, grades, naira } from './index.ts';

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

test('the questions name the lowest and the highest total', () => {
  const totals = grades.map(({ total }) => total);
  const answer = faq.items.find(({ question }) => question === 'What does membership cost?')?.answer;
  expect(answer).toContain(`Between ${naira(Math.min(...totals))} in all for a Student and`);
  expect(answer).toContain(`and ${naira(Math.max(...totals))} for a Distinguished Fellow.`);
});

test('every grade has one requirement per rule that is checked', () => {
  for (const grade of gradeCodes)
    expect(gradeRequirements[grade], grade).toHaveLength(gradeRules[grade].length);
});
