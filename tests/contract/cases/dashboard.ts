import {
  type ActivityEntry,
  addMarketerCall,
  adminApplicationsCall,
  applicantName,
  applicationReference,
  type DashboardStats,
  dashboardStatsCall,
  deleteMarketerCall,
  marketersCall,
  openDraftCall,
  recordPartPaymentCall,
  requestInformationCall,
  setAccountRoleCall,
  undoDecisionCall,
  updateApplicationStatusCall,
  updatePaymentCall,
} from '@imc/api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  anyMember,
  formWith,
  newApplication,
  newMember,
  type Person,
  signIn,
  signInAdmin,
} from '../people.ts';
import type { TestApi } from '../test-api.ts';
import { newMarketer } from './marketers.ts';

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Figures, recent activity and what waits. */
export function dashboardCases(api: TestApi): void {
  let admin: Person;
  beforeAll(async () => {
    admin = await signInAdmin(api);
  });
  const submit = async (changes = {}) => {
    const member = await anyMember(api);
    return { member, id: await newApplication(api, member, changes) };
  };
  const decide = (application_id: unknown, status: unknown) =>
    api.send(updateApplicationStatusCall, { token: admin.token, body: { application_id, status } });
  const list = (
    query: { status?: string; sort?: string; order?: string; page?: number; limit?: number } = {},
  ) => api.client(admin.token)(adminApplicationsCall, { query });

  describe('the recent activity', () => {
    const activity = async () => (await api.client(admin.token)(dashboardStatsCall)).activity;

    test('lists submissions and decisions with user, applicant and time, newest first', async () => {
      const before = new Date().toISOString();
      const form = formWith({ title: 'Dr', surname: 'Activity', otherNames: 'Recent' });
      const { member, id } = await submit(form);
      await decide(id, 'approved');
      await decide(id, 'approved');
      await decide(id, 'pending');
      const step = {
        id: expect.any(String),
        application_id: id,
        reference: applicationReference(id),
        about: applicantName(form),
        changed_by: admin.user.name,
        changed_at: expect.any(String),
      };
      const newest = (await activity()).slice(0, 3);
      expect(newest).toEqual([
        { ...step, kind: 'pending' },
        { ...step, kind: 'approved' },
        { ...step, kind: 'submitted', changed_by: member.user.name },
      ]);
      for (const { changed_at } of newest) expect(changed_at >= before).toBe(true);
    });

    test('DASH-8: tells what was taken back, payments, questions, marketers and roles', async () => {
      const member = await newMember(api);
      const id = await newApplication(api, member, { surname: 'Everything' });
      const client = api.client(admin.token);
      await decide(id, 'approved');
      await client(undoDecisionCall, { body: { application_id: id } });
      await client(updatePaymentCall, {
        body: { application_id: id, state: 'queried', question: 'Who paid?' },
      });
      await client(recordPartPaymentCall, { body: { application_id: id, amount: 4000 } });
      await client(updatePaymentCall, {
        body: { application_id: id, state: 'confirmed', reason: 'Paid in kind' },
      });
      await client(requestInformationCall, {
        body: { application_id: id, sections: ['personal'], question: 'Which name?' },
      });
      const fields = newMarketer();
      await client(addMarketerCall, { body: fields });
      const { marketers } = await client(marketersCall);
      const added = marketers.find(({ marketer_code }) => marketer_code === fields.marketer_code);
      await client(deleteMarketerCall, { query: { id: added?.id ?? 0 } });
      await client(setAccountRoleCall, { body: { account_id: member.user.id, role: 'reviewer' } });
      const told = ({ kind, reference, about, changed_by }: ActivityEntry) => ({
        kind,
        reference,
        about,
        by: changed_by,
      });
      const by = admin.user.name;
      const reference = applicationReference(id);
      const about = applicantName(formWith({ surname: 'Everything' }));
      const applicationSteps = [
        'asked',
        'payment-confirmed',
        'part-payment',
        'payment-queried',
        'undone',
        'approved',
      ];
      const expected = [
        { kind: 'role-reviewer', reference: null, about: member.user.name, by },
        { kind: 'marketer-deleted', reference: null, about: fields.full_name, by },
        { kind: 'marketer-added', reference: null, about: fields.full_name, by },
        ...applicationSteps.map((kind) => ({ kind, reference, about, by })),
      ];
      expect((await activity()).slice(0, expected.length).map(told)).toEqual(expected);

      // Only admins see changes of roles (PPL-2).
      const reviewer = await signIn(api, member.user.email, member.password);
      const { activity: read } = await api.client(reviewer.token)(dashboardStatsCall);
      expect(read.slice(0, expected.length - 1).map(told)).toEqual(expected.slice(1));
    });

    test('contains the last ten entries', async () => {
      const { id } = await submit();
      for (const status of ['approved', 'rejected', 'approved', 'rejected', 'approved', 'rejected'])
        await decide(id, status);
      const steps = await activity();
      expect(steps).toHaveLength(10);
      expect(steps.map(({ changed_at }) => changed_at)).toEqual(
        steps
          .map(({ changed_at }) => changed_at)
          .sort()
          .reverse(),
      );
    });
  });

  describe('what waits, and the newest applications', () => {
    const dashboard = () => api.client(admin.token)(dashboardStatsCall);

    test('the newest five are those of the list', async () => {
      await submit();
      const { applications } = await list({ limit: 5 });
      // Only lists say which applications are the admin's own.
      const withoutOwn = applications.map(({ own: _, ...application }) => application);
      expect((await dashboard()).recent).toEqual(withoutOwn);
    });

    test('follow submissions, decisions and payments', async () => {
      const before = (await dashboard()).waiting;
      const { id } = await submit();
      const received = (await dashboard()).waiting.received_payments;
      expect(received).toBe((before?.received_payments ?? 0) + 1);
      await api.client(admin.token)(updatePaymentCall, {
        body: { application_id: id, state: 'queried', question: 'Which bank?' },
      });
      expect((await dashboard()).waiting.received_payments).toBe(received - 1);

      const { applications: pending } = await list({
        status: 'pending',
        sort: 'date',
        order: 'asc',
        limit: 1,
      });
      expect((await dashboard()).waiting.oldest_pending_at).toBe(pending[0]?.created_at);
      await decide(pending[0]?.id, 'approved');
      const { applications: rest } = await list({ status: 'pending', sort: 'date', order: 'asc', limit: 1 });
      expect((await dashboard()).waiting.oldest_pending_at).toBe(rest[0]?.created_at ?? null);
      await decide(pending[0]?.id, 'pending');
    });
  });

  describe('the figures', () => {
    const stats = async (): Promise<DashboardStats> =>
      (await api.client(admin.token)(dashboardStatsCall)).stats;

    test('are consistent', async () => {
      const now = await stats();
      expect(now.pendingApplications + now.approvedApplications + now.rejectedApplications).toBe(
        now.totalApplications,
      );
      expect(now.totalApplications).toBe((await list()).total);
      expect(sum(now.categoryDistribution.data)).toBe(now.totalApplications);
      for (const { labels, ...series } of [
        now.monthlyStats,
        now.categoryDistribution,
        now.marketingPerformance,
      ]) {
        for (const counts of Object.values(series)) expect(counts).toHaveLength(labels.length);
      }
      expect(now.monthlyStats.labels).toHaveLength(12);
      for (const label of now.monthlyStats.labels) expect(label).toMatch(/^[A-Z][a-z]{2} \d{4}$/);
      expect(now.monthlyStats.labels.at(-1)).toBe(
        new Intl.DateTimeFormat('en-US', {
          timeZone: 'Africa/Lagos',
          month: 'short',
          year: 'numeric',
        }).format(new Date()),
      );
    });

    test('follow submissions and decisions', async () => {
      const marketer = newMarketer();
      await api.client(admin.token)(addMarketerCall, { body: marketer });
      const before = await stats();
      const category = before.categoryDistribution.labels.indexOf('Full Member');
      const { id } = await submit({ membershipCategory: 'Member', marketer_code: marketer.marketer_code });
      const other = await submit({ membershipCategory: 'Student Member' });
      await decide(id, 'approved');
      await decide(other.id, 'rejected');
      const opened = await anyMember(api);
      await api.client(opened.token)(openDraftCall);

      const after = await stats();
      expect(after.totalApplications).toBe(before.totalApplications + 2);
      expect(after.pendingApplications).toBe(before.pendingApplications);
      expect(after.approvedApplications).toBe(before.approvedApplications + 1);
      expect(after.rejectedApplications).toBe(before.rejectedApplications + 1);
      expect(after.totalMarketers).toBe(before.totalMarketers);
      expect(after.monthlyStats.applications.at(-1)).toBe((before.monthlyStats.applications.at(-1) ?? 0) + 2);
      expect(after.monthlyStats.approvals.at(-1)).toBe((before.monthlyStats.approvals.at(-1) ?? 0) + 1);
      expect(after.categoryDistribution.data[category]).toBe(
        (before.categoryDistribution.data[category] ?? 0) + 1,
      );
      const bar = after.marketingPerformance.labels.indexOf(marketer.full_name);
      expect(after.marketingPerformance.applications[bar]).toBe(1);
      // All test data is from this month.
      expect(after.percentageChanges).toEqual({ applications: 100, approvals: 100, marketers: 100 });
    });
  });
}
