import { describe, expect, test } from 'vitest';
import { applicationFormSchema, emptyTexts } from '../entities/application-form.ts';
import { applicationProblems } from '../rules/application.ts';
import { type ApplicationField, applicationFields } from './fields.ts';
import { fieldsIn } from './response-texts.ts';
import { sampleForm } from './sample-form.ts';

describe('the names of the fields', () => {
  test('are unique in each response, and so are the columns', () => {
    const fields: ApplicationField[] = Object.values(applicationFields);
    for (const kind of ['list', 'details', 'admin'] as const) {
      const names = fields.flatMap((field) => field[kind] ?? []);
      expect(new Set(names).size).toBe(names.length);
      expect(fieldsIn(kind).length).toBeGreaterThan(5);
    }
    const columns = fields.flatMap(({ column }) => column ?? []);
    expect(new Set(columns).size).toBe(columns.length);
  });
});

test('an empty form is valid for the schema and misses every required field', () => {
  const empty = applicationFormSchema.parse({
    ...emptyTexts,
    institutions: [],
    assignments: [],
    referees: [],
  });
  const paths = applicationProblems(empty, new Date()).map(({ path }) => path);
  for (const [name, field] of Object.entries<ApplicationField>(applicationFields))
    expect(paths.includes(name), name).toBe(!field.optional);
});

test('the sample form meets the rules and fills in every field', () => {
  expect(applicationProblems(sampleForm, new Date('2026-05-06T09:30:00.000Z'))).toEqual([]);
  expect(applicationFormSchema.parse(sampleForm)).toEqual(sampleForm);
  expect(Object.values(sampleForm)).not.toContain('');
});
