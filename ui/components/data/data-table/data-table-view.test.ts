import { expect, test } from 'vitest';
import { changeView, isRestricted, nextSort } from './data-table-view.ts';

test('a search returns to the first page; changing the page changes nothing else', () => {
  const view = { search: 'eze', filters: { status: 'pending' }, page: 3 };
  expect(changeView(view, { search: 'ez' })).toEqual({ ...view, search: 'ez', page: 1 });
  expect(changeView(view, { page: 4 })).toEqual({ ...view, page: 4 });
});

test('a column header toggles the sort direction', () => {
  const name = { key: 'name' };
  const first = nextSort(name, undefined);
  expect(first).toEqual({ key: 'name', direction: 'ascending' });
  expect(nextSort(name, first)).toEqual({ key: 'name', direction: 'descending' });
  expect(nextSort({ key: 'date', sortFirst: 'descending' }, first)).toEqual({
    key: 'date',
    direction: 'descending',
  });
});

test('blank searches and empty filters do not restrict the rows', () => {
  expect(isRestricted({})).toBe(false);
  expect(isRestricted({ search: ' ', filters: { status: '' } })).toBe(false);
  expect(isRestricted({ filters: { status: 'pending' } })).toBe(true);
});
