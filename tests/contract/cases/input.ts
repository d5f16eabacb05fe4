import { allCalls, type Call, signInCall } from '@imc/api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Person, signInAdmin } from '../people.ts';
import type { TestApi } from '../test-api.ts';

const withBody = allCalls.filter(({ sends }) => sends === 'json');
const named = (call: Call) => [`${call.method} ${call.path}`, call] as const;

/** By name: of an object, or of all variants of a union. */
function fieldsOf(schema: unknown): Record<string, unknown> {
  if (schema instanceof z.ZodMiniUnion) return Object.assign({}, ...schema.def.options.map(fieldsOf));
  return schema instanceof z.ZodMiniObject ? schema.shape : {};
}

/** Every call rejects these bodies. */
export function inputCases(api: TestApi): void {
  describe('input', () => {
    let admin: Person;
    beforeAll(async () => {
      admin = await signInAdmin(api);
    });
    const json = { 'Content-Type': 'application/json' };

    test.each(withBody.map(named))('%s only accepts a JSON object', async (_, call) => {
      const { token } = admin;
      for (const body of [
        '',
        '{',
        '[]',
        '"text"',
        'null',
        '7',
        '{"__proto__":{"a":1}}',
        '{"constructor":{}}',
        '{"x":{"constructor":{"prototype":{}}}}',
      ]) {
        const answer = await api.send(call, { token, body, headers: json });
        expect(answer.status, body).toBe(400);
      }
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
        const answer = await api.send(call, { token, body: '{}', headers: { 'Content-Type': type } });
        expect(answer.status, type).toBe(415);
      }
      const answer = await api.send(call, { token, body: { filler: 'a'.repeat(101 * 1024) } });
      expect(answer.status).toBe(413);
    });

    test.each(withBody.map(named))('%s only accepts strings for texts', async (_, call) => {
      const fields = fieldsOf(call.body);
      const names = Object.keys(fields);
      // A body with nothing but a switch accepts true.
      const isSwitch = names.length === 1 && Object.values(fields)[0] instanceof z.ZodMiniBoolean;
      for (const value of [{}, [], { toString: 'x' }, [['a']], ...(isSwitch ? [] : [true])]) {
        const body = Object.fromEntries(names.map((name) => [name, value]));
        const answer = await api.send(call, { token: admin.token, body });
        expect(answer.status, JSON.stringify(value)).toBe(400);
      }
    });

    test('unknown fields are ignored', async () => {
      const body = { email: 'nobody.at.all@mail.example', password: 'Aa1!aaaaaa', unknown: { deep: [1] } };
      expect((await api.send(signInCall, { body, query: '?unknown[]=1&x=%00' })).status).toBe(401);
    });
  });
}
