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

test('the file of the repository is readable, and in order', () => {
  const text = readFileSync(join(import.meta.dirname, '../../..', meantFile), 'utf8');
  expect(writeMeant(readMeant(text))).toBe(text);
});

test('entries are written by name, a line each, and read again', () => {
  const text = writeMeant([meant('b'), meant('a')]);
  expect(text.split('\n')).toHaveLength(5);
  expect(readMeant(text)).toEqual([meant('a'), meant('b')]);
  expect(readMeant(writeMeant([]))).toEqual([]);
});

test.each([
  ['a path', { picture: '../a' }],
  ['no hash', { pair: 'x' }],
  ['no note', { note: ' ' }],
])('an entry with %s is refused', (_, wrong) => {
  expect(() => readMeant(JSON.stringify([meant('a', wrong)]))).toThrow();
});

test('a picture has one entry: a new one takes the place of the old', () => {
  const entries = changeMeant([meant('a'), meant('b')], {
    add: [meant('a', { note: 'Narrower' })],
    remove: ['b'],
  });
  expect(entries).toEqual([meant('a', { note: 'Narrower' })]);
});

test('an entry holds for one pair of pictures', () => {
  expect(meantFor([meant('a')], { picture: 'a', pair })).toEqual(meant('a'));
  expect(meantFor([meant('a')], { picture: 'a', pair: 'f'.repeat(24) })).toBeUndefined();
});

test('entries that match no difference any more are dropped, unless their picture was not looked at', () => {
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

test('a page of this server on this machine may write', () => {
  expect(isLocal(request({}))).toBe(true);
});

test.each([
  ['another machine', request({}, '192.168.1.7')],
  ["another site's page", request({ origin: 'https://example.org' })],
  [
    'another name of this machine',
    request({ host: 'rebound.example:6006', origin: 'http://rebound.example:6006' }),
  ],
  ['a form', request({ 'content-type': 'text/plain' })],
])('%s may not', (_, asked) => {
  expect(isLocal(asked)).toBe(false);
});

test('a change is written to the file, and one that is no such change is not', () => {
  const file = join(folder, 'as-meant.json');
  writeFileSync(file, '[]\n');
  expect(saveMeant(JSON.stringify({ add: [meant('a')], remove: [] }), file).status).toBe(200);
  expect(readMeant(readFileSync(file, 'utf8'))).toEqual([meant('a')]);
  expect(saveMeant('{', file).status).toBe(400);
  expect(saveMeant(JSON.stringify({ add: [{ picture: '../a' }], remove: [] }), file).status).toBe(400);
  expect(readMeant(readFileSync(file, 'utf8'))).toEqual([meant('a')]);
});

test('the server answers files of the report, and nothing outside it', () => {
  const results = join(folder, 'results');
  expect(reportFile('/report.json', results)?.content).toBe('null');
  expect(reportFile('/before/a.png', results)).toBeUndefined();
  expect(reportFile('/../as-meant.json', results)).toBeUndefined();
  expect(reportFile('/report.html', results)).toBeUndefined();
  writeFileSync(join(folder, 'report.json'), '{}');
  expect(String(reportFile('/report.json', folder)?.content)).toBe('{}');
});
