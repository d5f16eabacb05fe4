import { allCalls, callDocumentation, callsByName } from '@imc/api/contract';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-app.ts';
import { createOpenApiDocument } from './openapi-document.ts';

const document = createOpenApiDocument();

test('every call of the contract is documented once', () => {
  expect(new Set(allCalls).size).toBe(allCalls.length);
  expect(new Set(allCalls)).toEqual(new Set(Object.values(callsByName)));
  const ids = callDocumentation.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { method, path } of allCalls) {
    expect(document.paths[path], path).toHaveProperty(method.toLowerCase());
  }
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
