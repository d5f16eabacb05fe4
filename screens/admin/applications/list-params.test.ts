import { describe, expect, it } from 'vitest';
import { firstPage, listParamsFrom, toSearchParams } from './list-params.ts';

const start = { ...firstPage, openId: undefined, shownId: undefined };

describe('the parameters of the list', () => {
  it.each([
    ['', {}],
    ['status=rejected&page=3', { query: { status: 'rejected' }, page: 3 }],
    ['page=2&application=45', { page: 2, openId: 45 }],
    [
      'status=pending&grade=FIMC&payment=received&from=2026-10-01&decided_from=2026-11-01&decided_to=2026-11-30&marketer=MKT-ADA&q=nwosu&sort=name&order=desc&rows=100&show=7',
      {
        query: {
          status: 'pending',
          grade: 'FIMC',
          payment: 'received',
          from: '2026-10-01',
          decided_from: '2026-11-01',
          decided_to: '2026-11-30',
          marketer: 'MKT-ADA',
          q: 'nwosu',
          sort: 'name',
          order: 'desc',
        },
        limit: 100,
        shownId: 7,
      },
    ],
    ['columns=status%2Cdate', { columns: ['status', 'date'] }],
  ] as const)('is parsed from %j and serialised back', (address, changes) => {
    const params = { ...start, ...changes };
    expect(listParamsFrom(new URLSearchParams(address))).toEqual(params);
    expect(toSearchParams(params).toString()).toBe(address);
  });

  it.each([
    'status=all',
    'status=draft&page=0',
    'page=-1',
    'page=1.5&application=x',
    'page=9e99',
    'page=1000001',
    'rows=100000&sort=password&order=up&grade=X&from=2026-02-30&decided_to=2026-13-01',
    `q=${'x'.repeat(101)}`,
  ])('defaults to the first page of the unfiltered list for %j', (address) => {
    expect(listParamsFrom(new URLSearchParams(address))).toEqual(start);
  });
});
