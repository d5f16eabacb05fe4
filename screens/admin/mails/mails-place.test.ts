import { expect, test } from 'vitest';
import { placeFrom, placeParams } from './mails-place.ts';

test.each(['', 'state=failed', 'page=3', 'state=sent&page=2'])('%j is a place', (query) => {
  expect(String(placeParams(placeFrom(new URLSearchParams(query))))).toBe(query);
});

test.each(['state=lost', 'page=0', 'page=-1', 'page=x', 'page=1e99', 'state=&page='])(
  '%j is the first page of all mails',
  (query) => {
    expect(placeFrom(new URLSearchParams(query))).toEqual({ state: undefined, page: 1 });
  },
);
