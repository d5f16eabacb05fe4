import {
  deleteViewCall,
  largestId,
  type NewSavedView,
  type StaffRole,
  savedViewsCall,
  savedViewsKept,
  savedViewTexts,
  saveViewCall,
} from '@imc/api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { newMember, type Person, signInAdmin, withRole } from '../people.ts';
import type { TestApi } from '../test-api.ts';

/** APP-38 to APP-40. */
export function savedViewCases(api: TestApi): void {
  let admin: Person;
  let reviewer: Person;

  const staff = async (role: StaffRole) => withRole(api, admin, await newMember(api), role);
  const viewsOf = async ({ token }: Person) => (await api.client(token)(savedViewsCall)).views;
  const save = ({ token }: Person, body: Partial<NewSavedView> | Record<string, unknown>) =>
    api.send(saveViewCall, { token, body });
  const remove = ({ token }: Person, id: number | string) =>
    api.send(deleteViewCall, { token, query: `?id=${id}` });

  beforeAll(async () => {
    admin = await signInAdmin(api);
    reviewer = await staff('reviewer');
  });

  describe('APP-38: saved views', () => {
    test('belong to one account, whatever its staff role', async () => {
      const treasurer = await staff('treasurer');
      const query =
        'status=pending&grade=FIMC&from=2026-01-01&q=lagos&sort=name&order=desc&rows=100&columns=status';
      for (const person of [treasurer, reviewer]) {
        const saved = await save(person, { name: '  Waiting in Lagos ', query });
        expect([saved.status, saved.body.message]).toEqual([200, savedViewTexts.saved]);
        expect(saved.body.view).toEqual({
          id: expect.any(Number),
          name: 'Waiting in Lagos',
          query,
          created_at: expect.any(String),
        });
        expect(await viewsOf(person)).toEqual([saved.body.view]);
      }
      expect(await viewsOf(admin)).not.toContainEqual(expect.objectContaining({ name: 'Waiting in Lagos' }));
    });

    test('of somebody else are not found, as a missing one', async () => {
      const [view] = await viewsOf(reviewer);
      const other = await remove(admin, view?.id ?? 0);
      const missing = await remove(admin, largestId);
      expect([other.status, other.body.message]).toEqual([404, savedViewTexts.notFound]);
      expect([missing.status, missing.text]).toEqual([404, other.text]);
      expect(await viewsOf(reviewer)).toEqual([view]);
    });

    test('are deleted once', async () => {
      const { view } = (await save(admin, { name: 'Short-lived', query: '' })).body;
      expect((await remove(admin, view.id)).body.message).toBe(savedViewTexts.deleted);
      expect((await remove(admin, view.id)).status).toBe(404);
      expect(await viewsOf(admin)).not.toContainEqual(expect.objectContaining({ id: view.id }));
    });
  });

  describe('APP-39: saving', () => {
    test('under the same name replaces the view, whatever case and spaces', async () => {
      const first = (await save(admin, { name: 'Fellows', query: 'grade=FIMC' })).body.view;
      const before = await viewsOf(admin);
      const again = (await save(admin, { name: ' FELLOWS ', query: 'grade=DFIMC' })).body.view;
      expect(again).toEqual({ ...first, name: 'FELLOWS', query: 'grade=DFIMC' });
      expect(await viewsOf(admin)).toEqual(before.map((view) => (view.id === first.id ? again : view)));
      const repeated = await save(admin, { name: ' FELLOWS ', query: 'grade=DFIMC' });
      expect(repeated.body.view).toEqual(again);
      await remove(admin, first.id);
    });

    test('of the same name at once leaves one view', async () => {
      const answers = await Promise.all(
        ['status=pending', 'status=approved'].map((query) => save(admin, { name: 'At once', query })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const found = (await viewsOf(admin)).filter(({ name }) => name === 'At once');
      expect(found).toHaveLength(1);
      await remove(admin, found[0]?.id ?? 0);
    });

    test.each([
      [undefined, savedViewTexts.name],
      ['', savedViewTexts.name],
      [' \t ', savedViewTexts.name],
      ['x'.repeat(61), savedViewTexts.nameLength],
      ['two\nlines', savedViewTexts.oneLine],
      ['rang \u0007 once', savedViewTexts.oneLine],
      [7, 'Must be a text'],
    ])('needs a name: %j', async (name, message) => {
      const answer = await save(admin, { name, query: '' });
      expect([answer.status, answer.body.errors]).toEqual([400, { name: message }]);
    });

    test('takes a name of 60 characters', async () => {
      const { view } = (await save(admin, { name: 'é'.repeat(60), query: '' })).body;
      expect(view.name).toBe('é'.repeat(60));
      await remove(admin, view.id);
    });

    test.each([
      ['page=2', savedViewTexts.unknown],
      ['application=3', savedViewTexts.unknown],
      ['status=pending&<script>=1', savedViewTexts.unknown],
      ['__proto__=x', savedViewTexts.unknown],
      ['status=pending&status=approved', savedViewTexts.repeated('status')],
      ['columns=status&columns=date', savedViewTexts.repeated('columns')],
      ['status=withdrawn', savedViewTexts.invalid('status')],
      ['grade=fellow', savedViewTexts.invalid('grade')],
      ['from=2026-02-30', savedViewTexts.invalid('from')],
      ['rows=10', savedViewTexts.invalid('rows')],
      ['columns=status,name', savedViewTexts.invalid('columns')],
      ['columns=status,status', savedViewTexts.invalid('columns')],
      [`q=${'x'.repeat(101)}`, savedViewTexts.invalid('q')],
      ['x'.repeat(1001), expect.any(String)],
      [undefined, expect.any(String)],
    ])('refuses the query %j', async (query, message) => {
      const before = await viewsOf(admin);
      const answer = await save(admin, { name: 'Refused', query });
      expect([answer.status, answer.body.errors]).toEqual([400, { query: message }]);
      expect(await viewsOf(admin)).toEqual(before);
    });
  });

  test('APP-40: there are at most 20, also if two are saved at once', async () => {
    const person = await staff('reviewer');
    for (let number = 1; number < savedViewsKept; number++)
      expect((await save(person, { name: `View ${number}`, query: '' })).status).toBe(200);
    const last = await Promise.all(['A', 'B', 'C'].map((name) => save(person, { name, query: '' })));
    expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(last.find(({ status }) => status === 409)?.body.message).toBe(savedViewTexts.full);
    expect(await viewsOf(person)).toHaveLength(savedViewsKept);
    // An existing one can be replaced.
    expect((await save(person, { name: 'view 1', query: 'status=approved' })).status).toBe(200);
    const [first] = await viewsOf(person);
    expect(first).toMatchObject({ name: 'view 1', query: 'status=approved' });
    await remove(person, first?.id ?? 0);
    expect((await save(person, { name: 'Room again', query: '' })).status).toBe(200);
  });
}
