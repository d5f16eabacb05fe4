import { expect, test } from 'vitest';
import { paymentsAddress, paymentsPlaceFrom } from './payments-place.ts';

test.each([
  ['', '/admin/payments'],
  ['state=all&q=FT+1&order=asc&page=3', '/admin/payments?state=all&q=FT+1&order=asc&page=3'],
  ['state=queried&receipt=12', '/admin/payments?state=queried&receipt=12'],
  ['state=paid&order=up&page=-1&receipt=x', '/admin/payments'],
])('S-12.86: the address %s stands for %s', (search, address) => {
  expect(paymentsAddress(paymentsPlaceFrom(new URLSearchParams(search)))).toBe(address);
});
