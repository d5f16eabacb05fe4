import { applicationFields, keysOf } from '@imc/api/contract';
import { sampleForm } from '@imc/api/sample-form';
import { expect, test } from 'vitest';
import {
  adminAnswer,
  adminColumns,
  detailsAnswer,
  detailsColumns,
  emptyFormColumns,
  formColumns,
  listColumns,
  memberAnswer,
  memberColumns,
} from './rows.ts';

/** With only the selected columns. */
const rowOf = <Column extends string>(columns: readonly Column[]) => {
  const row = {
    ...formColumns(sampleForm),
    id: 7,
    status: 'pending',
    submitted_at: '2026-05-04T09:12:00.000Z',
    proof_file: 'proof.jpg',
    payment_state: 'received',
    payment_fee: 'application',
    payment_amount: null,
    payment_question: null,
    withdrawn_at: null,
  } as const;
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => columns.some((column) => column === name)),
  ) as typeof row;
};

test('each response contains every field under every name of the contract', () => {
  const answers = [
    ['list', memberAnswer(rowOf(memberColumns))],
    ['details', detailsAnswer(rowOf(detailsColumns))],
    ['admin', adminAnswer(rowOf(adminColumns))],
  ] as const;
  for (const [kind, answer] of answers) {
    for (const name of keysOf(applicationFields)) {
      const field: { readonly [answer in typeof kind]?: readonly string[] } = applicationFields[name];
      const text = name === 'membershipCategory' ? 'Associate Member' : sampleForm[name];
      for (const spelling of field[kind] ?? []) expect(answer, spelling).toHaveProperty(spelling, text);
    }
  }
});

test('an application is returned to its member unchanged', () => {
  const { membershipCategory: _label, ...form } = sampleForm;
  expect(detailsAnswer(rowOf(detailsColumns))).toMatchObject(form);
});

test('a new draft has the columns of a form', () => {
  const derived = ['grade', 'marketer_code_key', ...Object.keys(listColumns(sampleForm, null))];
  const columns = Object.keys(formColumns(sampleForm)).filter((column) => !derived.includes(column));
  expect(Object.keys(emptyFormColumns).sort()).toEqual(columns.sort());
});
