import { describe, expect, test } from 'vitest';
import { applicationFormSchema, emptyTexts } from '../entities/application-form.ts';
import { applicationProblems } from '../rules/application.ts';
import { type ApplicationField, applicationFields } from './fields.ts';
import { adminTexts, detailsTexts, fieldsIn, listTexts } from './response-texts.ts';
import { sampleForm } from './sample-form.ts';

describe('the names of the fields', () => {
  const sorted = (texts: object) => Object.keys(texts).sort();
  const emptyText = () => '';

  test("match the specification in the member's list", () => {
    expect(sorted(listTexts(emptyText))).toEqual(
      expect.arrayContaining([
        ...['date', 'email', 'membershipCategory', 'membership_category', 'otherNames', 'other_names'],
        ...['surname', 'title'],
      ]),
    );
  });

  test('match the specification in responses for admins', () => {
    expect(sorted(adminTexts(emptyText))).toEqual(
      expect.arrayContaining([
        ...[
          'declarationDate',
          'email',
          'employer',
          'marketerCode',
          'membershipCategory',
          'membership_category',
        ],
        ...['otherNames', 'other_names', 'position', 'postalAddress', 'postal_address', 'surname', 'tel'],
        ...['title', 'whatsapp'],
      ]),
    );
  });

  test('include all form fields in the response with a single application', () => {
    const names = sorted({ ...listTexts(emptyText), ...detailsTexts(emptyText) });
    expect(names).toEqual(expect.arrayContaining(sorted(applicationFields)));
  });

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
