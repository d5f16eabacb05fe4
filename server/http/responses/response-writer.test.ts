import { adminApplicationsCall, openDraftCall, signInCall } from '@imc/api/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { responseWriter } from './response-writer.ts';

const write = responseWriter(
  z.object({
    id: z.number(),
    name: z.nullable(z.string()),
    list: z.array(z.object({ label: z.string() })),
    state: z.enum(['open', 'closed']),
    loose: z.record(z.string(), z.number()),
  }),
);
const valid = { id: 1, name: null, list: [{ label: 'a' }], state: 'open', loose: { a: 1 } };

test('R-16: writes only the fields of the schema', () => {
  expect(write(valid)).toBe(JSON.stringify(valid));
  const planted = { ...valid, canary: 1, list: [{ label: 'a', canary: 2 }, { label: 'b' }] };
  expect(JSON.parse(write(planted))).toEqual({ ...valid, list: [{ label: 'a' }, { label: 'b' }] });
});

test.each([
  ['a text for a number', { ...valid, id: '1' }],
  ['a missing field', { ...valid, name: undefined }],
  ['an unknown state', { ...valid, state: 'ajar' }],
  ['an object for a list', { ...valid, list: {} }],
  ['a wrong nested field', { ...valid, list: [{ label: 7 }] }],
  ['nothing', null],
])('R-16: throws for %s without exposing the value', (_name, answer) => {
  expect(() => write(answer)).toThrow(/^response: /);
});

test('writes the responses of the contract', () => {
  const page = { status: 'success', applications: [], total: 0, page: 1, pages: 1 };
  expect(JSON.parse(responseWriter(adminApplicationsCall.response)(page))).toEqual(page);
  const draft = {
    application_id: 1,
    reference: 'IMC-APP-1',
    data: { surname: 'x' },
    saved_at: null,
    revision: 0,
    proof: null,
  };
  expect(JSON.parse(responseWriter(openDraftCall.response)({ status: 'success', draft }))).toEqual({
    status: 'success',
    draft,
  });
  expect(() => responseWriter(signInCall.response)({ status: 'success', message: 'x', data: {} })).toThrow();
});
