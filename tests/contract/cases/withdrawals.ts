import {
  adminApplicationsCall,
  applicationAnswers,
  type DashboardStats,
  dashboardStatsCall,
  decisionTimesCall,
  decisionTimesFrom,
  decisionTimesOf,
  marketersCall,
  memberApplicationCall,
  memberApplicationsCall,
  openDraftCall,
  updateApplicationStatusCall,
  withdrawApplicationCall,
} from '@imc/api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { anyMember, newApplication, newMember, type Person, signInAdmin } from '../people.ts';
import type { TestApi } from '../test-api.ts';

/** The history of an application, its withdrawal, and how long decisions took. */
export function withdrawalCases(api: TestApi): void {
  let admin: Person;
  beforeAll(async () => {
    admin = await signInAdmin(api);
  });
  const submit = (member: Person, changes = {}) => newApplication(api, member, changes);
  const decide = (application_id: number, status: string) =>
    api.send(updateApplicationStatusCall, { token: admin.token, body: { application_id, status } });
  const withdraw = ({ token }: Person, application_id: unknown) =>
    api.send(withdrawApplicationCall, { token, body: { application_id } });
  const read = ({ token }: Person, id: number) =>
    api.send(memberApplicationCall, { token, query: `?id=${id}` });
  const kinds = async (member: Person, id: number): Promise<string[]> =>
    (await read(member, id)).body.application.history.map(({ kind }: { kind: string }) => kind);

  describe('APP-16: the history of an application', () => {
    test('has every step with its time, oldest first, and never who decided', async () => {
      const member = await anyMember(api);
      const id = await submit(member);
      expect(await kinds(member, id)).toEqual(['submitted']);
      for (const status of ['rejected', 'pending', 'approved', 'approved']) await decide(id, status);
      const answer = await read(member, id);
      const { history } = answer.body.application;
      // Decisions are added when they can no longer be undone.
      expect(history.map(({ kind }: { kind: string }) => kind)).toEqual(['submitted']);
      for (const event of history) {
        expect(Object.keys(event).sort()).toEqual(['at', 'kind']);
        expect(new Date(event.at).toISOString()).toBe(event.at);
      }
      const times = history.map(({ at }: { at: string }) => at);
      expect(times).toEqual(times.toSorted());
      expect(answer.text).not.toContain(admin.user.name);
      expect(answer.text).not.toContain(admin.user.email);
    });
  });

  describe('APP-19: withdrawing an application', () => {
    test('keeps it in the member’s list, with the time and in the history', async () => {
      const member = await newMember(api);
      const id = await submit(member);
      expect(
        (await api.client(member.token)(memberApplicationsCall)).applications[0]?.withdrawn_at,
      ).toBeNull();
      const answer = await withdraw(member, id);
      expect([answer.status, answer.body.message]).toEqual([200, applicationAnswers.withdrawn]);

      const [application] = (await api.client(member.token)(memberApplicationsCall)).applications;
      expect(application).toMatchObject({ id, status: 'pending' });
      expect(new Date(application?.withdrawn_at ?? '').toISOString()).toBe(application?.withdrawn_at);
      expect(await kinds(member, id)).toEqual(['submitted', 'withdrawn']);
    });

    test('succeeds again and in parallel, with one event in the history', async () => {
      const member = await anyMember(api);
      const id = await submit(member);
      const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(member, id)));
      answers.push(await withdraw(member, id));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await kinds(member, id)).toEqual(['submitted', 'withdrawn']);
    });

    test.each(['approved', 'rejected'])('is refused once it was %s', async (status) => {
      const member = await anyMember(api);
      const id = await submit(member);
      await decide(id, status);
      const answer = await withdraw(member, id);
      expect([answer.status, answer.body.message]).toEqual([409, applicationAnswers.beingDecided]);
      expect(await kinds(member, id)).toEqual(['submitted']);
      // Set back to pending, it may be withdrawn.
      await decide(id, 'pending');
      expect((await withdraw(member, id)).status).toBe(200);
    });

    test('of another member, of a draft and of an unknown id gets the same 404', async () => {
      const [owner, member] = [await newMember(api), await newMember(api)];
      const id = await submit(owner);
      const { draft } = await api.client(member.token)(openDraftCall);
      const answers = [
        await withdraw(member, id),
        await withdraw(admin, id),
        await withdraw(member, draft.application_id),
        await withdraw(member, 99_999_999),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await kinds(owner, id)).toEqual(['submitted']);
    });

    test.each([[undefined], ['12; drop table'], [-1], [1.5]])('of the id %o is 400', async (id) => {
      expect((await withdraw(await anyMember(api), id)).status).toBe(400);
    });

    test('takes it out of the admin’s list, figures, activity and the marketer’s count', async () => {
      const figures = async () => {
        const { body } = await api.send(dashboardStatsCall, { token: admin.token });
        const {
          totalApplications,
          pendingApplications,
          percentageChanges,
          monthlyStats,
          categoryDistribution,
        } = body.stats as DashboardStats;
        const activity = body.activity.map(({ id: step }: { id: number }) => step);
        const { total } = await api.client(admin.token)(adminApplicationsCall, { query: { limit: 1 } });
        const { marketers } = await api.client(admin.token)(marketersCall);
        return {
          counts: [totalApplications, pendingApplications, total],
          charts: [percentageChanges, monthlyStats, categoryDistribution, marketers],
          activity,
        };
      };
      const [marketer] = (await api.client(admin.token)(marketersCall)).marketers;
      const before = await figures();
      const member = await anyMember(api);
      const id = await submit(member, { marketer_code: marketer?.marketer_code ?? '' });
      expect((await figures()).counts).toEqual(before.counts.map((count) => (count ?? Number.NaN) + 1));
      await withdraw(member, id);
      expect(await figures()).toEqual(before);

      const { applications } = await api.client(admin.token)(adminApplicationsCall);
      expect(applications.map((application) => application.id)).not.toContain(id);
      const filtered = await api.client(admin.token)(adminApplicationsCall, {
        query: { status: 'pending' },
      });
      expect(filtered.applications.map((application) => application.id)).not.toContain(id);
    });

    test('an admin can no longer decide on it', async () => {
      const member = await anyMember(api);
      const id = await submit(member);
      await withdraw(member, id);
      for (const status of ['approved', 'rejected', 'pending']) {
        const answer = await decide(id, status);
        expect([answer.status, answer.body.message]).toEqual([409, applicationAnswers.withdrawnByApplicant]);
      }
      expect(await kinds(member, id)).toEqual(['submitted', 'withdrawn']);
    });

    test('and deciding at the same time: one of the two wins', async () => {
      const member = await anyMember(api);
      const id = await submit(member);
      const [withdrawal, decision] = await Promise.all([withdraw(member, id), decide(id, 'approved')]);
      expect([withdrawal.status, decision.status].sort()).toEqual([200, 409]);
      // The applicant does not see a decision while it can still be undone.
      expect(await kinds(member, id)).toEqual(
        withdrawal.status === 200 ? ['submitted', 'withdrawn'] : ['submitted'],
      );
    });
  });

  describe('DASH-4: how long decisions took', () => {
    test('is the same for every user, and counts an application once', async () => {
      const member = await anyMember(api);
      const times = async ({ token }: Person) => {
        const { median_hours, of } = await api.client(token)(decisionTimesCall);
        return { median_hours, of };
      };
      for (let count = (await times(admin)).of; count < decisionTimesFrom; count += 1) {
        expect((await times(member)).median_hours).toBeNull();
        const id = await submit(await anyMember(api));
        await decide(id, 'approved');
        await decide(id, 'rejected');
        expect((await times(member)).of).toBe(count + 1);
      }
      const { median_hours, of } = await times(member);
      expect(of).toBeGreaterThanOrEqual(decisionTimesFrom);
      expect(of).toBeLessThanOrEqual(decisionTimesOf);
      expect(median_hours).toBeGreaterThanOrEqual(0);
      expect(await times(admin)).toEqual({ median_hours, of });
      const visitor = await api.client()(decisionTimesCall);
      expect(visitor).toMatchObject({ median_hours, of });
      expect(Object.keys(visitor).sort()).toEqual(['median_hours', 'of', 'status']);
    });
  });
}
