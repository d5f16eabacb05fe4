import { describe, expect, test } from 'vitest';
import { nameKey } from '../application/search.ts';
import {
  applicationNumbersIn,
  contradictionIn,
  matchConfidence,
  namePairsIn,
  reasonsFor,
  recordedTransfers,
} from './payment-matching.ts';
import { bankReferenceKey } from './payment-records.ts';

describe('PAY-23: what a line of a bank statement names', () => {
  test.each([
    'IMC-APP-61',
    'imcapp 061',
    'IMC–APP–61',
    'IMC\u2011APP\u201161',
    'IMC APP NO 61',
    'IMC-APP:61',
    'IMC-APP-O61',
    '1MC-APP-61',
    'IMC-A PP-61',
    'APP-61',
    'IMC*APP*61',
    'NIP/IMC- APP-61/OJO',
  ])('the application 61 by %s', (text) => expect(applicationNumbersIn(text)).toEqual([61]));

  test.each(['MOBILE APP 61', 'IMC-APP-', 'IMC-APP-61234567890', 'simcapp61', 'WHATSAPP-61'])(
    'no application by %s',
    (text) => expect(applicationNumbersIn(text)).toEqual([]),
  );

  test.each([
    ['NIP FRM OBRIEN SEAN', { surname: 'O’Brien', otherNames: 'Seán Patrick' }],
    ['TRF O BRIEN SEAN', { surname: "O'Brien", otherNames: 'Seán' }],
    ['SEAN O’BRIEN', { surname: 'O Brien', otherNames: 'Sean' }],
    ['ADE OJO BISI/GTB', { surname: 'Adé-Òjó', otherNames: 'Bisi' }],
    ['BISI ADEOJO', { surname: 'Ade-Ojo', otherNames: 'Bisi' }],
    ['DALMEIDA MARY JANE', { surname: 'd’Almeida', otherNames: 'Mary-Jane' }],
  ])('the name in %s', (narration, name) => {
    const line = { amount: 1, numbers: [], pairs: namePairsIn(narration) };
    const payment = { application_id: 1, nameKey: nameKey(name), fee: null, amount: null };
    expect(reasonsFor(line, payment)).toEqual(['name']);
  });
});

test('PAY-23, R-46: nothing is sure unless amount, reference and name agree, and no word contradicts', () => {
  expect(matchConfidence(['reference', 'amount', 'name'], undefined)).toBe('high');
  expect(matchConfidence(['reference', 'amount'], undefined)).toBe('medium');
  expect(matchConfidence(['reference', 'name'], undefined)).toBe('medium');
  expect(matchConfidence(['amount', 'name'], undefined)).toBe('medium');
  expect(matchConfidence(['name'], undefined)).toBe('low');
  expect(matchConfidence(['reference', 'amount', 'name'], 'REFUND')).toBe('low');
});

test.each([
  ['REFUND IMC-APP-61', 'REFUND'],
  ['RVSL/NIP/OJO', 'RVSL'],
  ['OJO ANNUAL DUES', 'ANNUAL'],
  ['OJO INDUCTION FEE', 'INDUCTION'],
  ['OJO APPLICATION AND INDUCTION', undefined],
  ['IMC-APP-61 AND IMC-APP-62', 'IMC-APP-62'],
  ['RETURNEDFUNDS OJO', undefined],
])('PAY-23: against the application fee of 61, %s says %s', (narration, word) => {
  const line = { narration, numbers: applicationNumbersIn(narration) };
  expect(contradictionIn(line, { application_id: 61, fee_kind: 'application' })).toBe(word);
});

describe('PAY-18: a bank reference tells transfers apart', () => {
  test.each(['0', 'NIP', 'N/A', '-', '000000', '1.32612E+28', 'TRANSFER', 'FT-1', undefined])(
    'but not %s',
    (text) => expect(bankReferenceKey(text)).toBeNull(),
  );
  test('however it is written', () => expect(bankReferenceKey(' ft 26/310-1 ')).toBe('FT263101'));
});

test('two equal lines without a bank reference are two transfers', () => {
  const line = { amount: 15_000, value_date: '2026-11-05', key: null, numbers: [61] };
  const transfer = { application_id: 61, amount: 15_000, value_date: '2026-11-05', bank_reference_key: null };
  expect(recordedTransfers([line, line], [transfer])).toEqual([transfer, undefined]);
  const keyed = { ...transfer, bank_reference_key: 'FT263101' };
  const byKey = { ...line, key: 'FT263101' };
  expect(recordedTransfers([byKey, byKey], [keyed])).toEqual([keyed, undefined]);
  // With another amount or day, the same reference is another transfer.
  expect(
    recordedTransfers(
      [
        { ...byKey, amount: 1 },
        { ...byKey, value_date: '2026-11-06' },
      ],
      [keyed],
    ),
  ).toEqual([undefined, undefined]);
  const undated = { ...keyed, value_date: null };
  expect(recordedTransfers([byKey], [undated])).toEqual([undated]);
});
