import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCalls } from '@imc/api/contract';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { sampleReceipt } from './fixtures/receipts.ts';
import { sampleNow } from './fixtures/sample-now.ts';
import { sampleSeed } from './fixtures/seed.ts';
import { sampleTokens } from './fixtures/users.ts';
import { createMockProvider } from './provider/provider.ts';

const origin = 'http://mocks.example';
const { handlers } = createMockProvider({ origin, seed: sampleSeed, now: () => sampleNow });

test('every call of the contract has a handler', () => {
  const handled = handlers.map(({ info }) => info.header);
  expect(handled).toEqual(
    expect.arrayContaining(allCalls.map(({ method, path }) => `${method} ${origin}/api${path}`)),
  );
});

/** All parameters that a read requires. Calls ignore unknown ones. */
const parameters = new URLSearchParams({
  application_id: String(sampleReceipt.application_id),
  code: sampleReceipt.code,
  number: '1',
});

test.each(allCalls.filter(({ method }) => method === 'GET'))(
  'the sample answer of $path fits its schema',
  async ({ access, response: schema, path, returns }) => {
    const token = sampleTokens[access === 'admin' ? 'admin' : 'memberComplete'];
    const response = await getResponse(
      [...handlers],
      new Request(`${origin}/api${path}?${parameters}`, { headers: { Authorization: `Bearer ${token}` } }),
    );
    expect(response?.status).toBe(200);
    if (returns !== 'json') return;
    const body = await response?.json();
    expect(schema.parse(body)).toStrictEqual(body);
  },
);

/** Returns the code of all files in a folder whose names have this ending. */
const codeIn = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')] as const);

test('the texts of refusals come from the contract', () => {
  const typed = [
    ...codeIn('mocks', '.ts').map(([file, code]) => [file, code.match(/RefusalError\(\s*\d+,\s*['"`].*/g)]),
    ...['ui', 'screens', '.storybook']
      .flatMap((folder) => codeIn(folder, '.stories.tsx'))
      .map(([file, code]) => [file, code.match(/answers\.refused\([^;]*?message: ['"`].*/g)]),
  ].filter(([, found]) => found);
  expect(typed).toEqual([]);
});
