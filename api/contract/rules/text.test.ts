import { describe, expect, it } from 'vitest';
import { isPhoneNumber } from './text.ts';

describe('isPhoneNumber', () => {
  it.each(['+234 800 000 0101', '0800-000-0101', '(01) 234 5678', '1234567', '+123456789012345'])(
    'accepts %s',
    (text) => {
      expect(isPhoneNumber(text)).toBe(true);
    },
  );

  it.each(['not a phone', '123456', '+1234567890123456', '0800 FLOWERS', '+++---()', '', '0800/000/0101'])(
    'rejects %j',
    (text) => {
      expect(isPhoneNumber(text)).toBe(false);
    },
  );
});
