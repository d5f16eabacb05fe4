import { allCalls, type Call, signInCall } from '@imc/api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, signInAdmin } from '../people.ts';
import type { Wire } from '../wire.ts';

const withBody = allCalls.filter(({ sends }) => sends === 'json');
const named = (call: Call) => [`${call.method} ${call.path}`, call] as const;

/** Bodies that every call rejects. */
export function inputCases(wire: Wire): void {
  describe('input', () => {
    let admin: Person;
    beforeAll(async () => {
      admin = await signInAdmin(wire);
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
      ]) {
        const answer = await wire.send(call, { token, body, headers: json });
        expect(answer.status, body).toBe(400);
      }
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
        const answer = await wire.send(call, { token, body: '{}', headers: { 'Content-Type': type } });
        expect(answer.status, type).toBe(415);
      }
      const answer = await wire.send(call, { token, body: { filler: 'a'.repeat(101 * 1024) } });
      expect(answer.status).toBe(413);
    });

    test.each(withBody.map(named))('%s only accepts strings for texts', async (_, call) => {
      const fields = Object.keys((call.body as unknown as { shape: Record<string, unknown> }).shape);
      for (const value of [{}, [], { toString: 'x' }, [['a']], true]) {
        const body = Object.fromEntries(fields.map((field) => [field, value]));
        const answer = await wire.send(call, { token: admin.token, body });
        expect(answer.status, JSON.stringify(value)).toBe(400);
      }
    });

    test('unknown fields are ignored', async () => {
      const body = { email: 'nobody.at.all@mail.example', password: 'Aa1!aaaaaa', unknown: { deep: [1] } };
      expect((await wire.send(signInCall, { body, query: '?unknown[]=1&x=%00' })).status).toBe(401);
    });
  });
}
