import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { loadConfig } from '@imc/server/config';
import { expect, test } from 'vitest';
import { variablesDocs } from './variables-docs.ts';

test.each(variablesDocs)(
  '$file says what the server reads; npm run docs:variables writes it',
  ({ file, write }) => {
    const text = readFileSync(file, 'utf8');
    expect(write(text)).toBe(text);
  },
);

test('.env.example is accepted as it is, and with any line in use', () => {
  const [, example] = variablesDocs;
  const all = parseEnv(readFileSync(example?.file ?? '', 'utf8').replaceAll(/^#(?=[A-Z])/gm, ''));
  expect(Object.keys(all).length).toBeGreaterThan(20);
  // Its password is too weak, so that nobody keeps it.
  expect(() => loadConfig(all)).toThrow('ADMIN_PASSWORD: ');
  expect(loadConfig({ ...all, ADMIN_PASSWORD: undefined })).toMatchObject({
    port: 3000,
    hashConcurrency: expect.any(Number),
  });
});
