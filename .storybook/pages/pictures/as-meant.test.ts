import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  changeMeant,
  type Meant,
  meantFile,
  meantFor,
  readMeant,
  settleMeant,
  writeMeant,
} from './as-meant.ts';
import { isLocal, reportFile, saveMeant } from './pictures-plugin.ts';

const pair = '0123456789abcdef01234567';
const meant = (picture: string, rest: Partial<Meant> = {}): Meant => ({
  picture,
  pair,
  note: 'Wider',
  ...rest,
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'as-meant-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the file in the repository is valid and sorted', () => {
  const text = readFileSync(join(import.meta.dirname, '../../..', meantFile), 'utf8');
  expect(writeMeant(readMeant(text))).toBe(text);
});

test('writes entries sorted by name, one per line, and reads them again', () => {
  const text = writeMeant([meant('b'), meant('a')]);
  expect(text.split('\n')).toHaveLength(5);
  expect(readMeant(text)).toEqual([meant('a'), meant('b')]);
  expect(readMeant(writeMeant([]))).toEqual([]);
});

test.each([
  ['a path', { picture: '../a' }],
  ['no hash', { pair: 'x' }],
  ['no note', { note: ' ' }],
])('rejects an entry with %s', (_, wrong) => {
  expect(() => readMeant(JSON.stringify([meant('a', wrong)]))).toThrow();
});

test('a new entry replaces the previous one of the same picture', () => {
  const entries = changeMeant([meant('a'), meant('b')], {
    add: [meant('a', { note: 'Narrower' })],
    remove: ['b'],
  });
  expect(entries).toEqual([meant('a', { note: 'Narrower' })]);
});

test('an entry matches one pair of pictures', () => {
  expect(meantFor([meant('a')], { picture: 'a', pair })).toEqual(meant('a'));
  expect(meantFor([meant('a')], { picture: 'a', pair: 'f'.repeat(24) })).toBeUndefined();
});

test('drops entries that no longer match a difference, unless their picture was not compared', () => {
  const entries = [meant('a'), meant('b'), meant('c')];
  const { matching, dropped } = settleMeant(entries, [{ picture: 'a', pair }], (picture) => picture !== 'c');
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
  const file = join(folder, 'as-meant.json');
  writeFileSync(file, '[]\n');
  expect(saveMeant(JSON.stringify({ add: [meant('a')], remove: [] }), file).status).toBe(200);
  expect(readMeant(readFileSync(file, 'utf8'))).toEqual([meant('a')]);
  expect(saveMeant('{', file).status).toBe(400);
  expect(saveMeant(JSON.stringify({ add: [{ picture: '../a' }], remove: [] }), file).status).toBe(400);
  expect(readMeant(readFileSync(file, 'utf8'))).toEqual([meant('a')]);
});

test('the server returns files of the report and nothing else', () => {
  const results = join(folder, 'results');
  expect(reportFile('/report.json', results)?.content).toBe('null');
  expect(reportFile('/before/a.png', results)).toBeUndefined();
  expect(reportFile('/../as-meant.json', results)).toBeUndefined();
  expect(reportFile('/report.html', results)).toBeUndefined();
  writeFileSync(join(folder, 'report.json'), '{}');
  expect(String(reportFile('/report.json', folder)?.content)).toBe('{}');
});
