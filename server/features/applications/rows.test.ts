import { sampleForm } from '@imc/api/sample-form';
import { expect, test } from 'vitest';
import { emptyFormColumns, formColumns, listColumns } from './rows.ts';

test('a new draft has the columns of a form', () => {
  const derived = ['grade', 'marketer_code_key', ...Object.keys(listColumns(sampleForm, null))];
  const columns = Object.keys(formColumns(sampleForm)).filter((column) => !derived.includes(column));
  expect(Object.keys(emptyFormColumns).sort()).toEqual(columns.sort());
});
