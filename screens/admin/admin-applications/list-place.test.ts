import { describe, expect, it } from 'vitest';
import { placeFrom, placeParams } from './list-place.ts';

describe('the place in the list', () => {
  it.each([
    ['', { filters: {}, page: 1, openId: undefined }],
    ['status=rejected&page=3', { filters: { status: 'rejected' }, page: 3, openId: undefined }],
    ['page=2&application=45', { filters: {}, page: 2, openId: 45 }],
  ] as const)('is parsed from %j and serialised back', (address, place) => {
    expect(placeFrom(new URLSearchParams(address))).toEqual(place);
    expect(placeParams(place).toString()).toBe(address);
  });

  it.each(['status=all', 'status=draft&page=0', 'page=-1', 'page=1.5&application=x', 'page=9e99'])(
    'defaults to the first page of the unfiltered list for %j',
    (address) => {
      expect(placeFrom(new URLSearchParams(address))).toEqual({ filters: {}, page: 1, openId: undefined });
    },
  );
});
