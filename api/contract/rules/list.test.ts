import { describe, expect, it } from 'vitest';
import { mailsList } from '../calls/mails.ts';
import { paymentsList } from '../calls/payments.ts';
import { accountsList } from '../calls/people.ts';
import { securityLogAddress } from '../calls/security-log.ts';

type Codec = {
  parse: (params: URLSearchParams) => object;
  format: (values: never) => URLSearchParams;
};

/** Returns the address of what an address shows. */
const again = ({ parse, format }: Codec, address: string) =>
  String(format(parse(new URLSearchParams(address)) as never));

describe('the address of a list', () => {
  it.each([
    [mailsList, ''],
    [mailsList, 'state=sent&page=2'],
    [accountsList, 'q=ada+obi&role=staff&page=3'],
    [paymentsList, 'state=all&q=FT+1&order=asc&page=3'],
    [paymentsList, 'state=queried&receipt=12&fee=admission'],
    [securityLogAddress, 'kind=decision&account=ada%40mail.example&from=2026-10-01&to=2026-10-31&before=7'],
    [securityLogAddress, 'account=12'],
  ])('%# is parsed and written again: %s', (list, address) => {
    expect(again(list, address)).toBe(address);
  });

  it.each([
    [mailsList, 'state=lost'],
    [mailsList, 'state=&q=&page='],
    [mailsList, 'page=0'],
    [mailsList, 'page=-1'],
    [mailsList, 'page=1e99'],
    [mailsList, 'page=all'],
    [accountsList, `role=nobody&q=${'x'.repeat(101)}`],
    [paymentsList, 'state=paid&order=up&page=x&receipt=x&fee=x'],
    [securityLogAddress, 'kind=x&account=x&from=2026-02-30&before=0'],
  ])('%# leaves out what is wrong: %s', (list, address) => {
    expect(again(list, address)).toBe('');
  });

  it('has the first page, and the filters that apply at first', () => {
    expect(paymentsList.parse(new URLSearchParams())).toEqual({ state: 'received', page: 1 });
    expect(paymentsList.parse(new URLSearchParams('state=all'))).toEqual({ state: undefined, page: 1 });
  });
});
