import { expect, test } from 'vitest';
import { tableAddress, tablePlaceFrom } from './table-search-params.ts';

const states = ['failed', 'sent'] as const;
const placeOf = (query: string) => tablePlaceFrom(new URLSearchParams(query), states);

test.each(['', '?state=failed', '?q=ada+obi', '?page=3', '?state=sent&q=x&page=2'])(
  '%j is a place',
  (query) => {
    expect(tableAddress('/admin/mails', placeOf(query))).toBe(`/admin/mails${query}`);
  },
);

test.each(['state=lost', 'page=0', 'page=-1', 'page=x', 'page=1e99', 'state=&q=&page='])(
  '%j is the first page of all rows',
  (query) => {
    expect(placeOf(query)).toEqual({ state: undefined, search: undefined, page: 1 });
  },
);
