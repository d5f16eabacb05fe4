import * as contract from '@imc/api/contract';
import { callDocumentation } from '@imc/api/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
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

test('the document is valid OpenAPI 3.1, and every reference in it resolves', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document) as never)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('an error that every call may have is described once', () => {
  const texts = JSON.stringify(document).split('Internal server error.');
  expect(texts).toHaveLength(2);
});

test('the document is public, and each of its operations is a route of the server', async () => {
  const server = await startTestServer();
  try {
    const answer = await server.app.inject('/api/openapi.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, { servers = document.servers }] of Object.entries(methods)) {
        const url = `${servers[0]?.url}${path}`.replace('//', '/').replaceAll(/\{(\w+)\}/g, ':$1');
        expect(server.app.hasRoute({ method: method.toUpperCase() as 'GET', url }), url).toBe(true);
      }
  } finally {
    await server.close();
  }
});
