import { expect, test } from 'vitest';
import { readersPlaceFrom, readersPlaceParams } from './readers-place.ts';

test.each(['', 'state=waiting', 'q=ada+obi', 'page=3', 'state=left&q=x&page=2'])('%j is a place', (query) => {
  expect(String(readersPlaceParams(readersPlaceFrom(new URLSearchParams(query))))).toBe(query);
});

test.each(['state=lost', 'page=0', 'page=x', 'state=&q=&page='])(
  '%j is the first page of all readers',
  (query) => {
    expect(readersPlaceFrom(new URLSearchParams(query))).toEqual({ state: undefined, search: '', page: 1 });
  },
);
