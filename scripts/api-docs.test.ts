import { createOpenApiDocument } from '@imc/server/http/openapi/openapi-document';
import { expect, test } from 'vitest';
import { apiDocs } from './api-docs.ts';

test('the reference has every call, and responses that many calls share only once', () => {
  const document = createOpenApiDocument();
  const page = apiDocs(document);
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `### ${method.toUpperCase()} ${path}`),
  );
  expect(calls.filter((call) => !page.includes(`${call}\n`))).toEqual([]);
  const [, shared = ''] = page.split('## Shared responses');
  const rows = (shared.split('\n## ')[0] ?? '').split('\n').filter((line) => /^\| \d/.test(line));
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter((row) => page.split(row).length !== 2)).toEqual([]);
});
