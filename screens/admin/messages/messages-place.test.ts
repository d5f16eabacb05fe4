import { expect, test } from 'vitest';
import { messagesPlaceFrom, messagesPlaceParams } from './messages-place.ts';

test.each(['', 'state=new', 'q=ada+obi', 'page=3', 'state=handled&q=x&page=2'])('%j is a place', (query) => {
  expect(String(messagesPlaceParams(messagesPlaceFrom(new URLSearchParams(query))))).toBe(query);
});

test.each(['state=lost', 'page=0', 'page=x', 'state=&q=&page='])(
  '%j is the first page of all messages',
  (query) => {
    expect(messagesPlaceFrom(new URLSearchParams(query))).toEqual({ state: undefined, search: '', page: 1 });
  },
);
