import { accountTexts, securityLogCall } from '@imc/api/contract';
import { beforeAll, expect, test } from 'vitest';
import { newMember, type Person, signInAdmin } from '../people.ts';
import type { TestApi } from '../test-api.ts';

/** SEC-6. */
export function securityLogCases(api: TestApi): void {
  let admin: Person;
  beforeAll(async () => {
    admin = await signInAdmin(api);
  });

  test('has pages, newest first, and filters', async () => {
    const person = await newMember(api);
    const read = (query: Record<string, string | number> = {}) =>
      api.client(admin.token)(securityLogCall, { query });
    const signedIn = (await read({ kind: 'sign-in', account: person.user.id })).events;
    expect(signedIn).toMatchObject([{ kind: 'sign-in', account: { id: person.user.id }, count: 1 }]);
    expect((await read({ kind: 'sign-in', account: person.user.email.toUpperCase() })).events).toEqual(
      signedIn,
    );
    expect((await read({ account: 'nobody@mail.example' })).events).toEqual([]);
    const whole = (await read({ limit: 6 })).events.map(({ id }) => id);
    const first = await read({ limit: 3 });
    const second = await read({ limit: 3, before: first.next ?? 0 });
    expect([...first.events, ...second.events].map(({ id }) => id)).toEqual(whole);
    expect(whole).toEqual(whole.toSorted((a, b) => b - a));
    const today = new Date().toISOString().slice(0, 10);
    expect((await read({ from: '2031-01-01' })).events).toEqual([]);
    expect((await read({ to: '2001-01-01' })).events).toEqual([]);
    expect((await read({ from: today, limit: 1 })).events).toHaveLength(1);
  });

  test.each(['?kind=unknown', '?account=x', '?from=2026-02-30', '?before=0', '?limit=101'])(
    'rejects %s',
    async (query) => {
      expect((await api.send(securityLogCall, { token: admin.token, query })).status).toBe(400);
    },
  );

  test('contains nothing that was typed', async () => {
    const { text } = await api.send(securityLogCall, { token: admin.token });
    expect(text).not.toContain('@mail.example');
    expect(text).not.toContain(accountTexts.wrongSignIn);
  });
}
