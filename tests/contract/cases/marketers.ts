import {
  addMarketerCall,
  adminApplicationsCall,
  dashboardStatsCall,
  deleteMarketerCall,
  largestId,
  marketersCall,
  securityLogCall,
  updateMarketerCall,
} from '@imc/api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { anyMember, newApplication, type Person, signInAdmin } from '../people.ts';
import type { TestApi } from '../test-api.ts';

let marketerCount = 0;

export function newMarketer() {
  marketerCount += 1;
  return {
    full_name: `Sample Marketer ${marketerCount}`,
    email: `marketer.${marketerCount}@mail.example`,
    phone: `+234 800 000 ${String(9000 + marketerCount)}`,
    marketer_code: `MKT-${marketerCount}`,
  };
}

/** Also the applications with the marketers' codes. */
export function marketerCases(api: TestApi): void {
  describe('marketers', () => {
    let admin: Person;
    beforeAll(async () => {
      admin = await signInAdmin(api);
    });
    const all = async () => (await api.client(admin.token)(marketersCall)).marketers;
    const find = async (code: string) => (await all()).find(({ marketer_code }) => marketer_code === code);
    const add = (body: object, headers = {}) =>
      api.send(addMarketerCall, { token: admin.token, body, headers });
    const remove = (id: number | string) =>
      api.send(deleteMarketerCall, { token: admin.token, query: `?id=${id}` });

    test('a marketer is added, listed, and counted by the applications with the code', async () => {
      const marketer = newMarketer();
      expect((await add(marketer)).status).toBe(200);
      expect(await find(marketer.marketer_code)).toEqual({
        ...marketer,
        id: expect.any(Number),
        applications_count: 0,
      });

      const member = await anyMember(api);
      const code = marketer.marketer_code;
      for (const marketer_code of [code, ` ${code.toLowerCase()} `, 'OTHER'])
        await newApplication(api, member, { marketer_code });
      expect((await find(marketer.marketer_code))?.applications_count).toBe(2);
    });

    test('the newest marketer is listed first', async () => {
      const added = [newMarketer(), newMarketer()];
      for (const marketer of added) await add(marketer);
      expect((await all()).slice(0, 2)).toMatchObject(added.toReversed());
    });

    test('MKT-4: the code is also read under the name of the specification’s own input', async () => {
      const { marketer_code: code, ...rest } = newMarketer();
      expect((await add({ ...rest, marketer_marketer_code: code })).status).toBe(200);
      expect(await find(code)).toMatchObject(rest);
      const { marketer_code, ...other } = newMarketer();
      expect((await add({ ...other, marketer_code, marketer_marketer_code: 'IGNORED' })).status).toBe(200);
      expect(await find(marketer_code)).toMatchObject(other);
    });

    test('codes that no marketer had are listed with their applications as on the bell, and those of deleted marketers apart from them', async () => {
      const unmatched = async () => (await api.client(admin.token)(marketersCall)).unmatched_codes;
      const listed = async (code: string) =>
        (await unmatched())?.codes.find((unmatchedCode) => unmatchedCode.code === code);
      const retired = async (code: string) =>
        (await api.client(admin.token)(marketersCall)).retired_codes?.codes.find(
          (retiredCode) => retiredCode.code === code,
        );
      const waiting = async () => (await api.client(admin.token)(dashboardStatsCall)).waiting.unmatched_codes;
      const submitWith = async (marketer_code: string) =>
        newApplication(api, await anyMember(api), { marketer_code });
      const marketer = newMarketer();
      const code = marketer.marketer_code;
      const before = { waiting: await waiting(), total: (await unmatched())?.total ?? 0 };
      for (const spelling of [code, ` ${code.toLowerCase()}`]) await submitWith(spelling);
      expect(await listed(code)).toEqual({ code, applications_count: 2 });
      expect(await unmatched()).toMatchObject({ total: before.total + 1 });
      expect(await waiting()).toBe(before.waiting + 1);

      await add(marketer);
      expect(await listed(code)).toBeUndefined();
      expect(await waiting()).toBe(before.waiting);

      await remove((await find(code))?.id ?? 0);
      expect(await retired(code)).toEqual({
        code,
        applications_count: 2,
        full_name: marketer.full_name,
        deleted_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      });
      // Nobody can act on it, so it is neither unmatched nor on the bell.
      expect(await listed(code)).toBeUndefined();
      expect(await waiting()).toBe(before.waiting);
      expect((await unmatched())?.total).toBe(before.total);
    });

    test('the security log names a marketer, also after the deletion', async () => {
      const marketer = newMarketer();
      await add(marketer);
      const id = (await find(marketer.marketer_code))?.id ?? 0;
      await remove(id);
      const { events } = await api.client(admin.token)(securityLogCall, { query: { limit: 20 } });
      expect(events.filter(({ subject }) => subject?.kind === 'marketer' && subject.id === id)).toMatchObject(
        [
          { kind: 'marketer-deleted', subject: { name: marketer.full_name } },
          { kind: 'marketer-added', subject: { name: marketer.full_name } },
        ],
      );
    });

    test.each(['full_name', 'email', 'phone', 'marketer_code'])('%s is required', async (field) => {
      for (const value of ['', '  ', undefined]) {
        const answer = await add({ ...newMarketer(), [field]: value });
        expect(answer.status).toBe(400);
        expect(Object.keys(answer.body.errors)).toEqual([field]);
      }
    });

    test('a retry with the same key adds a marketer once, and other content with it is refused', async () => {
      const marketer = newMarketer();
      const key = { 'Idempotency-Key': `marketer-${marketer.marketer_code}` };
      for (const _time of [1, 2]) expect((await add(marketer, key)).status).toBe(200);
      expect((await all()).filter(({ email }) => email === marketer.email)).toHaveLength(1);
      expect((await add(newMarketer(), key)).status).toBe(422);
    });

    test('the address must be valid', async () => {
      const answer = await add({ ...newMarketer(), email: 'nobody' });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.errors)).toEqual(['email']);
    });

    test('a code and an address are taken in any case and with any padding', async () => {
      const marketer = newMarketer();
      expect((await add(marketer)).status).toBe(200);
      for (const marketer_code of [marketer.marketer_code, ` ${marketer.marketer_code.toLowerCase()} `]) {
        const answer = await add({ ...newMarketer(), marketer_code });
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([409, ['marketer_code']]);
      }
      const answer = await add({ ...newMarketer(), email: ` ${marketer.email.toUpperCase()} ` });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([409, ['email']]);
    });

    test('of 10 parallel additions with one code, one succeeds', async () => {
      const { marketer_code } = newMarketer();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => add({ ...newMarketer(), marketer_code })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    });

    describe('MKT-5: a marketer is edited', () => {
      const update = (body: object) => api.send(updateMarketerCall, { token: admin.token, body });
      const added = async () => {
        const marketer = newMarketer();
        await add(marketer);
        const found = await find(marketer.marketer_code);
        if (!found) throw new Error('The marketer is missing.');
        return found;
      };

      test('and keeps its applications, its code and what was left out', async () => {
        const { applications_count: _, ...marketer } = await added();
        await newApplication(api, await anyMember(api), { marketer_code: marketer.marketer_code });
        const typed = { full_name: 'Renamed Sample', marketer_code: 'ANOTHER' };
        const answer = await update({ id: marketer.id, ...typed });
        expect([answer.status, answer.body.message]).toEqual([200, 'Marketer saved']);
        expect(await find(marketer.marketer_code)).toEqual({
          ...marketer,
          full_name: typed.full_name,
          applications_count: 1,
        });
        expect(await find('ANOTHER')).toBeUndefined();
        const { events } = await api.client(admin.token)(securityLogCall, { query: { limit: 5 } });
        expect(events.find(({ kind }) => kind === 'marketer-changed')).toMatchObject({
          account: { id: admin.user.id },
          subject: { kind: 'marketer', id: marketer.id, name: typed.full_name },
        });
      });

      test('once: repeating it is not logged again', async () => {
        const { id } = await added();
        for (const _time of [1, 2]) expect((await update({ id, phone: '+234 1' })).status).toBe(200);
        expect((await update({ id })).status).toBe(200);
        const { events } = await api.client(admin.token)(securityLogCall, {
          query: { kind: 'marketer-changed' },
        });
        expect(events.filter(({ subject }) => subject?.id === id)).toHaveLength(1);
      });

      test('to the same address in other letters, not to that of another marketer', async () => {
        const marketer = await added();
        const other = await added();
        const own = marketer.email.toUpperCase();
        expect((await update({ id: marketer.id, email: own })).status).toBe(200);
        const taken = await update({ id: other.id, email: own.toLowerCase() });
        expect([taken.status, taken.body.errors]).toEqual([
          409,
          { email: 'This email address belongs to another marketer.' },
        ]);
        expect(await find(other.marketer_code)).toEqual(other);
        // The earlier address is free.
        await update({ id: marketer.id, email: `left.${marketer.email}` });
        expect((await update({ id: other.id, email: own.toLowerCase() })).status).toBe(200);
      });

      test('by the rules of adding', async () => {
        const marketer = await added();
        for (const changes of [{ full_name: ' ' }, { phone: '' }, { email: '' }, { email: 'nobody' }]) {
          const answer = await update({ id: marketer.id, ...changes });
          expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, Object.keys(changes)]);
        }
        expect(await find(marketer.marketer_code)).toEqual(marketer);
      });

      test('unless it was deleted, or never was', async () => {
        const { id } = await added();
        await remove(id);
        for (const missing of [id, largestId])
          expect((await update({ id: missing, full_name: 'Nobody' })).status).toBe(404);
      });
    });

    test('a deleted marketer is removed, a second deletion is 404, and applications keep the code', async () => {
      const marketer = newMarketer();
      await add(marketer);
      const { marketer_code } = marketer;
      const application_id = await newApplication(api, await anyMember(api), { marketer_code });
      const id = (await find(marketer.marketer_code))?.id ?? 0;

      expect((await remove(id)).status).toBe(200);
      expect(await find(marketer.marketer_code)).toBeUndefined();
      expect((await remove(id)).status).toBe(404);
      const { applications } = await api.client(admin.token)(adminApplicationsCall, { query: { limit: 1 } });
      expect(applications[0]).toMatchObject({ id: application_id, marketerCode: marketer.marketer_code });
    });

    test('the code of a deleted marketer can’t be reused, and its applications are not counted for another', async () => {
      const marketer = newMarketer();
      await add(marketer);
      await newApplication(api, await anyMember(api), { marketer_code: marketer.marketer_code });
      await remove((await find(marketer.marketer_code))?.id ?? 0);

      for (const marketer_code of [marketer.marketer_code, ` ${marketer.marketer_code.toLowerCase()} `]) {
        const answer = await add({ ...newMarketer(), marketer_code });
        expect([answer.status, answer.body.errors]).toEqual([
          409,
          { marketer_code: 'This code belonged to a deleted marketer. Please choose another one.' },
        ]);
      }
      const { stats } = await api.client(admin.token)(dashboardStatsCall);
      expect(stats.marketingPerformance.labels).not.toContain(marketer.full_name);

      // The address can be reused: the same person may return with another code and starts at zero.
      const again = { ...newMarketer(), email: marketer.email };
      expect((await add(again)).status).toBe(200);
      expect((await find(again.marketer_code))?.applications_count).toBe(0);
      expect(await find(marketer.marketer_code)).toBeUndefined();
    });

    test('a code that is deleted during parallel additions can’t be added', async () => {
      const marketer = newMarketer();
      await add(marketer);
      const id = (await find(marketer.marketer_code))?.id ?? 0;
      const [deletion, ...additions] = await Promise.all([
        remove(id),
        ...Array.from({ length: 10 }, () => add({ ...newMarketer(), marketer_code: marketer.marketer_code })),
      ]);
      expect(deletion?.status).toBe(200);
      expect(additions.map(({ status }) => status)).toEqual(Array(10).fill(409));
    });

    test.each(['', '0', '-1', '1.5', 'one', '1%20OR%201=1', '2147483648', '999999999999999'])(
      'an id of %o is invalid',
      async (id) => {
        expect((await remove(id)).status).toBe(400);
      },
    );

    test('an unknown marketer is 404', async () => {
      expect((await remove(99_999_999)).status).toBe(404);
      expect((await remove(largestId)).status).toBe(404);
    });
  });
}
