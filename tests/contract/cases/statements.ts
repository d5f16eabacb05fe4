import {
  applicationReference,
  importStatementCall,
  largestId,
  matchPaymentsCall,
  type NewImport,
  type StatementImport,
  statementsCall,
  statementTexts,
  updatePaymentCall,
} from '@imc/api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { newApplication, newMember, type Person, signInAdmin, withRole } from '../people.ts';
import type { TestApi } from '../test-api.ts';

/** PAY-27. */
export function statementCases(api: TestApi): void {
  let admin: Person;
  let treasurer: Person;
  beforeAll(async () => {
    admin = await signInAdmin(api);
    treasurer = await withRole(api, admin, await newMember(api), 'treasurer');
  });

  const facts = {
    account: '6789',
    from_day: '2026-01-01',
    to_day: '2026-01-31',
    lines: 2,
    unread: 1,
  } as const;
  const begin = (more: Partial<NewImport> = {}, { token }: Person = treasurer) =>
    api.send(importStatementCall, { token, body: { ...facts, ...more } });
  const imports = async () => (await api.client(admin.token)(statementsCall)).imports;
  const one = async (id: number): Promise<StatementImport | undefined> =>
    (await imports()).find((found) => found.id === id);
  const line = { amount: 5000, value_date: '2026-01-06', bank_reference: '', narration: 'TRF' };
  const compare = (id: number, from: number, lines: object[], { token }: Person = treasurer) =>
    api.send(matchPaymentsCall, { token, body: { import: { id, from }, lines } });

  describe('PAY-27: an imported statement', () => {
    test('keeps its period and counts, and which open payments its lines fit until they are confirmed', async () => {
      const application_id = await newApplication(api, await newMember(api), {
        surname: 'Statementson',
        otherNames: 'Ade',
        membershipCategory: 'Fellow (FIMC)',
      });
      const reference = applicationReference(application_id);
      const { import_id } = (await begin()).body;
      expect(await one(import_id)).toEqual({
        ...facts,
        id: import_id,
        compared: 0,
        waiting: 0,
        confirmed: 0,
        imported_by: treasurer.user.name,
        imported_at: expect.any(String),
      });
      const lines = [{ ...line, narration: `${reference} STATEMENTSON ADE` }, line];
      for (const _time of ['first', 'again']) expect((await compare(import_id, 0, lines)).status).toBe(200);
      expect(await one(import_id)).toMatchObject({ compared: 2, waiting: 1, confirmed: 0 });
      const body = { application_id, state: 'confirmed', amount: 5000 };
      expect((await api.send(updatePaymentCall, { token: admin.token, body })).status).toBe(200);
      // It can still be undone.
      expect(await one(import_id)).toMatchObject({ waiting: 1, confirmed: 0 });
      await api.issueReceipts();
      expect(await one(import_id)).toMatchObject({ waiting: 0, confirmed: 1 });
    });

    test('takes the place of an own one that was read in another way', async () => {
      const first = (await begin()).body.import_id;
      const other = (await begin({ replaces: first }, admin)).body.import_id;
      expect(await one(first)).toBeDefined();
      await begin({ replaces: first });
      expect([await one(first), (await one(other))?.id]).toEqual([undefined, other]);
    });

    test('is compared only by who has begun it', async () => {
      const { import_id } = (await begin()).body;
      expect((await compare(import_id, 0, [line], admin)).status).toBe(404);
      expect((await compare(largestId, 0, [line])).status).toBe(404);
      expect(await one(import_id)).toMatchObject({ compared: 0 });
    });

    test('has a period that is over', async () => {
      for (const period of [{ from_day: '2026-02-01' }, { to_day: '2999-01-01' }, { from_day: 'x' }]) {
        expect((await begin(period)).status).toBe(400);
      }
      expect((await begin({ from_day: '2026-02-01' })).body.message).toBe(statementTexts.noPeriod);
    });

    test('keeps the columns that were given by hand', async () => {
      const shape = 'wann|was|hinein';
      const kept = async () =>
        (await api.client(admin.token)(statementsCall)).columns.filter((found) => found.shape === shape);
      await begin({ columns: { shape, roles: ['date', 'narration', 'amount'] } });
      await begin({ columns: { shape, roles: ['date', 'narration', 'credit'] } });
      expect(await kept()).toEqual([{ shape, roles: ['date', 'narration', 'credit'] }]);
    });
  });
}
