import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type AcceptedDifference,
  acceptedFile,
  acceptedFor,
  markAccepted,
  readAccepted,
  settleAccepted,
  writeAccepted,
} from './accepted-differences.ts';

const pair = '0123456789abcdef01234567';
const accepted = (picture: string, rest: Partial<AcceptedDifference> = {}): AcceptedDifference => ({
  picture,
  pair,
  note: 'Wider',
  ...rest,
});

test('the file in the repository is valid and sorted', () => {
  const text = readFileSync(join(import.meta.dirname, '../..', acceptedFile), 'utf8');
  expect(writeAccepted(readAccepted(text))).toBe(text);
});

test('writes entries sorted by name, one per line, and reads them again', () => {
  const text = writeAccepted([accepted('b'), accepted('a')]);
  expect(text.split('\n')).toHaveLength(5);
  expect(readAccepted(text)).toEqual([accepted('a'), accepted('b')]);
  expect(readAccepted(writeAccepted([]))).toEqual([]);
});

test.each([
  ['a path', { picture: '../a' }],
  ['no hash', { pair: 'x' }],
  ['no note', { note: ' ' }],
])('rejects an entry with %s', (_, wrong) => {
  expect(() => readAccepted(JSON.stringify([accepted('a', wrong)]))).toThrow();
});

test('a mark replaces the previous one of the same picture', () => {
  const entries = markAccepted([accepted('a'), accepted('b')], [{ picture: 'a', pair }], 'Narrower');
  expect(entries).toEqual([accepted('b'), accepted('a', { note: 'Narrower' })]);
});

test('an entry matches one pair of pictures', () => {
  expect(acceptedFor([accepted('a')], { picture: 'a', pair })).toEqual(accepted('a'));
  expect(acceptedFor([accepted('a')], { picture: 'a', pair: 'f'.repeat(24) })).toBeUndefined();
});

test('drops entries that no longer match a difference, unless their picture was not compared', () => {
  const entries = [accepted('a'), accepted('b'), accepted('c')];
  const { matching, dropped } = settleAccepted(
    entries,
    [{ picture: 'a', pair }],
    (picture) => picture !== 'c',
  );
  expect(matching.map(({ picture }) => picture)).toEqual(['a', 'c']);
  expect(dropped.map(({ picture }) => picture)).toEqual(['b']);
});
