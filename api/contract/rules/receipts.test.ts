import { expect, test } from 'vitest';
import { groupedReceiptCode, initialsOf, readReceiptCode, receiptNumber } from './receipts.ts';

test('numbers start again every year and have at least five digits', () => {
  expect(receiptNumber(2026, 42)).toBe('IMC-R-2026-00042');
  expect(receiptNumber(2027, 123_456)).toBe('IMC-R-2027-123456');
});

test.each([
  ['7k2m-qp4t-09xa-hj3c', '7K2MQP4T09XAHJ3C'],
  [' 7K2M QP4T O9XA HJ3C ', '7K2MQP4T09XAHJ3C'],
  ['7K2MQPIT09XAHJLC', '7K2MQP1T09XAHJ1C'],
])('the code %j is read as %s', (typed, code) => {
  expect(readReceiptCode(typed)).toBe(code);
});

test.each(['', '7K2M', '7K2MQP4T09XAHJ3CX', '7K2MQP4T09XAHJ3U', '7K2MQP4T09XAHJ3%'])(
  '%j is no code',
  (typed) => {
    expect(readReceiptCode(typed)).toBeUndefined();
  },
);

test('a printed code is read back', () => {
  expect(groupedReceiptCode('7K2MQP4T09XAHJ3C')).toBe('7K2M-QP4T-09XA-HJ3C');
  expect(readReceiptCode(groupedReceiptCode('7K2MQP4T09XAHJ3C'))).toBe('7K2MQP4T09XAHJ3C');
});

test.each([
  ['Sample Ngozi Ada', 'S. N. A.'],
  ['Ọlá-Ìdòwú', 'Ọ. Ì.'],
  ['Mrs Nwosu Amaka Grace', 'N. A. G.'],
  ['Chief (Dr.) Mrs Obi, Chidi', 'O. C.'],
  ['PROF. Engr Alhaji Bello Musa', 'B. M.'],
  ['Okoro Prince Chief', 'O. P. C.'],
  ['   ', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
