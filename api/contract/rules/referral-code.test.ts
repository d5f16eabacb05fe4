import { describe, expect, it } from 'vitest';
import { referralCode, referralParameter, referralPath } from './referral-code.ts';

describe('the code in a link', () => {
  it.each([
    ['MKT-ADA', 'MKT-ADA'],
    ['  mkt ada ', 'mkt ada'],
    ['Ọlá/50%&x=1', 'Ọlá/50%&x=1'],
    ['A'.repeat(60), 'A'.repeat(60)],
  ])('%j is kept', (text, code) => {
    expect(referralCode(text)).toBe(code);
    const parameters = new URL(referralPath(code), 'https://imc.example').searchParams;
    expect(parameters.get(referralParameter)).toBe(code);
  });

  it.each([[undefined], [null], [''], ['   '], ['A'.repeat(61)], ['A\u0000B'], ['A\u202EB'], ['A\uD800B']])(
    '%j is ignored',
    (text) => {
      expect(referralCode(text)).toBeUndefined();
    },
  );
});
