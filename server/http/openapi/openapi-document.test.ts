import * as contract from '@imc/api/contract';
import { callDocumentation } from '@imc/api/contract';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-app.ts';
import { createOpenApiDocument } from './openapi-document.ts';

const document = createOpenApiDocument();

test('every call of the contract is documented once, under its name', () => {
  const calls = Object.entries(contract).filter(
    ([name, value]) => name.endsWith('Call') && typeof value === 'object',
  );
  const documented = callDocumentation.map(({ operationId, call }) => [`${operationId}Call`, call]);
  expect(documented).toHaveLength(calls.length);
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(calls));
});

test('every reference resolves to a schema of the document', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, reference]) => reference,
  );
  expect(references.length).toBeGreaterThan(100);
  for (const reference of new Set(references)) {
    const [, name = ''] = /^#\/components\/schemas\/(\w+)$/.exec(reference ?? '') ?? [];
    expect(document.components.schemas, reference).toHaveProperty(name);
  }
});

test('the document is public', async () => {
  const server = await startTestServer();
  try {
    const answer = await server.app.inject('/api/openapi.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
  } finally {
    await server.close();
  }
});
