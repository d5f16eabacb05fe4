import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createOpenApiDocument } from '@imc/server/http/openapi/openapi-document';
import { expect, test } from 'vitest';
import { apiDocs } from './api-docs.ts';
import { projectRoot } from './freshness.ts';

test('docs/api.md is up to date (`npm run docs:api` updates it)', async () => {
  expect(await readFile(join(projectRoot, 'docs/api.md'), 'utf8')).toBe(apiDocs(createOpenApiDocument()));
});
