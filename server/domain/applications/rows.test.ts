import {
  adminApplicationAnswer,
  applicationDetailsAnswer,
  applicationFields,
  keysOf,
  memberApplicationAnswer,
} from '@imc/api/contract';
import { sampleForm } from '@imc/api/sample-form';
import { expect, test } from 'vitest';
import {
  adminAnswer,
  adminColumns,
  detailsAnswer,
  detailsColumns,
  emptyFormColumns,
  formColumns,
  memberAnswer,
  memberColumns,
} from './rows.ts';

/** A stored row: the columns that an answer selects, and no other. */
const rowOf = <Column extends string>(columns: readonly Column[]) => {
  const row = {
    ...formColumns(sampleForm),
    id: 7,
    status: 'pending',
    submitted_at: '2026-05-04T09:12:00.000Z',
    proof_file: 'proof.jpg',
    payment_state: 'received',
    payment_amount: null,
  } as const;
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => columns.some((one) => one === name)),
  ) as typeof row;
};

test('each answer holds every field under every name that the contract gives it', () => {
  const answers = [
    ['list', memberAnswer(rowOf(memberColumns)), memberApplicationAnswer],
    ['details', detailsAnswer(rowOf(detailsColumns)), applicationDetailsAnswer],
    ['admin', adminAnswer(rowOf(adminColumns)), adminApplicationAnswer],
  ] as const;
  for (const [kind, answer, schema] of answers) {
    expect(schema.parse(answer)).toEqual(answer);
    for (const name of keysOf(applicationFields)) {
      const field: { readonly [answer in typeof kind]?: readonly string[] } = applicationFields[name];
      const text = name === 'membershipCategory' ? 'Associate Member' : sampleForm[name];
      for (const spelling of field[kind] ?? []) expect(answer, spelling).toHaveProperty(spelling, text);
    }
  }
});

test('an application is answered to its member as it was sent', () => {
  const { membershipCategory: _label, ...form } = sampleForm;
  expect(detailsAnswer(rowOf(detailsColumns))).toMatchObject(form);
});

test('the columns of a new draft are those of a form', () => {
  const { grade: _grade, marketer_code_key: _key, ...columns } = formColumns(sampleForm);
  expect(Object.keys(emptyFormColumns).sort()).toEqual(Object.keys(columns).sort());
});
