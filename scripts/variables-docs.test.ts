import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { loadConfig } from '@imc/server/config';
import { expect, test } from 'vitest';
import { variablesDocs } from './variables-docs.ts';

test.each(variablesDocs)('$file says what the server reads; npm run docs:variables writes it', (document) => {
  const text = readFileSync(document.file, 'utf8');
  expect(document.write(text)).toBe(text);
});

test('.env.example, with every line in use, means the defaults', () => {
  const example = readFileSync(variablesDocs.at(-1)?.file ?? '', 'utf8');
  const used = parseEnv(example.replaceAll(/^#(?=[A-Z])/gm, ''));
  expect(used.PORT).toBe('3000');
  expect(loadConfig(used)).toEqual(loadConfig({}));
});
