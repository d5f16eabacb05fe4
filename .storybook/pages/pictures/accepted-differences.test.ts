import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type AcceptedDifference,
  acceptedFile,
  acceptedFor,
  changeAccepted,
  readAccepted,
  settleAccepted,
  writeAccepted,
} from './accepted-differences.ts';
import { isLocal, reportFile, saveAccepted } from './pictures-plugin.ts';

const pair = '0123456789abcdef01234567';
const accepted = (picture: string, rest: Partial<AcceptedDifference> = {}): AcceptedDifference => ({
  picture,
  pair,
  note: 'Wider',
  ...rest,
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'accepted-differences-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the file in the repository is valid and sorted', () => {
  const text = readFileSync(join(import.meta.dirname, '../../..', acceptedFile), 'utf8');
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

test('a new entry replaces the previous one of the same picture', () => {
  const entries = changeAccepted([accepted('a'), accepted('b')], {
    add: [accepted('a', { note: 'Narrower' })],
    remove: ['b'],
  });
  expect(entries).toEqual([accepted('a', { note: 'Narrower' })]);
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

const request = (headers: Record<string, string>, remoteAddress = '127.0.0.1') => ({
  headers: {
    host: 'localhost:6006',
    origin: 'http://localhost:6006',
    'content-type': 'application/json',
    ...headers,
  },
  socket: { remoteAddress },
});

test('allows writes from a page of this server on this machine', () => {
  expect(isLocal(request({}))).toBe(true);
});

test.each([
  ['another machine', request({}, '192.168.1.7')],
  ["another site's page", request({ origin: 'https://example.org' })],
  [
    'another host name of this machine',
    request({ host: 'rebound.example:6006', origin: 'http://rebound.example:6006' }),
  ],
  ['a form', request({ 'content-type': 'text/plain' })],
])('rejects writes from %s', (_, asked) => {
  expect(isLocal(asked)).toBe(false);
});

test('writes a valid change to the file and rejects an invalid one', () => {
  const file = join(folder, 'accepted-differences.json');
  writeFileSync(file, '[]\n');
  expect(saveAccepted(JSON.stringify({ add: [accepted('a')], remove: [] }), file).status).toBe(200);
  expect(readAccepted(readFileSync(file, 'utf8'))).toEqual([accepted('a')]);
  expect(saveAccepted('{', file).status).toBe(400);
  expect(saveAccepted(JSON.stringify({ add: [{ picture: '../a' }], remove: [] }), file).status).toBe(400);
  expect(readAccepted(readFileSync(file, 'utf8'))).toEqual([accepted('a')]);
});

test('the server returns files of the report and nothing else', () => {
  const results = join(folder, 'results');
  expect(reportFile('/report.json', results)?.content).toBe('null');
  expect(reportFile('/before/a.png', results)).toBeUndefined();
  expect(reportFile('/../accepted-differences.json', results)).toBeUndefined();
  expect(reportFile('/report.html', results)).toBeUndefined();
  writeFileSync(join(folder, 'report.json'), '{}');
  expect(String(reportFile('/report.json', folder)?.content)).toBe('{}');
});
