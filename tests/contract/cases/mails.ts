import {
  forgotPasswordCall,
  largestId,
  type MailState,
  type MailTemplate,
  mailsCall,
  mailTexts,
  resendMailCall,
  updateApplicationStatusCall,
} from '@imc/api/contract';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { newApplication, newMember, type Person, signInAdmin } from '../people.ts';
import type { TestApi } from '../test-api.ts';

/** MAIL-10. */
export function mailCases(api: TestApi): void {
  let admin: Person;
  beforeAll(async () => {
    admin = await signInAdmin(api);
  });
  const list = (query: { state?: MailState; q?: string; page?: number; limit?: number } = {}) =>
    api.client(admin.token)(mailsCall, { query });
  const resend = (mail_id: unknown) => api.send(resendMailCall, { token: admin.token, body: { mail_id } });

  /** Waits until a mail to the person has the given state. */
  const mailTo = ({ user }: Person, template: MailTemplate, state: MailState) =>
    vi.waitFor(
      async () => {
        const { mails } = await list({ limit: 100 });
        const mail = mails.find((one) => one.template === template && one.to?.address === user.email);
        expect(mail?.state).toBe(state);
        if (!mail) throw new Error('no such mail');
        return mail;
      },
      { timeout: 40_000 },
    );

  /** Has submitted an application. */
  const applicant = async () => {
    const member = await newMember(api);
    return { member, id: await newApplication(api, member) };
  };

  describe('the mails', () => {
    test('of sign-up and submission are listed for admins', async () => {
      const { member, id } = await applicant();
      expect(await mailTo(member, 'welcome', 'sent')).toMatchObject({
        application_id: null,
        attempts: 1,
        last_error: null,
        next_attempt_at: null,
        sent_at: expect.any(String),
        can_resend: false,
      });
      expect(await mailTo(member, 'application-received', 'sent')).toMatchObject({ application_id: id });
    });

    test('about a decision wait, and a later decision replaces them', async () => {
      const { member, id } = await applicant();
      const decide = (status: string) =>
        api.send(updateApplicationStatusCall, { token: admin.token, body: { application_id: id, status } });
      await decide('approved');
      const first = await mailTo(member, 'decision', 'queued');
      const wait = Date.parse(first.next_attempt_at ?? '') - Date.parse(first.created_at);
      expect(wait).toBe(10 * 60_000);
      await decide('rejected');
      const second = await mailTo(member, 'decision', 'queued');
      expect(second.id).toBeGreaterThan(first.id);
      const { mails } = await list({ state: 'cancelled', limit: 100 });
      expect(mails.map((mail) => mail.id)).toContain(first.id);
    });

    test('about a decision that was taken back are not sent', async () => {
      const { member, id } = await applicant();
      for (const status of ['approved', 'pending'])
        await api.send(updateApplicationStatusCall, {
          token: admin.token,
          body: { application_id: id, status },
        });
      await mailTo(member, 'decision', 'cancelled');
      const { mails } = await list({ state: 'queued', limit: 100 });
      const decisions = mails.filter(({ template }) => template === 'decision');
      expect(decisions.filter(({ application_id }) => application_id === id)).toEqual([]);
    });

    test('are listed newest first, on pages, by state, with counts', async () => {
      const { member } = await applicant();
      await mailTo(member, 'application-received', 'sent');
      const { counts, total } = await list({ limit: 1 });
      expect(total).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0));
      const pages = await Promise.all([1, 2].map((page) => list({ page, limit: 2, state: 'sent' })));
      const shown = pages.flatMap(({ mails }) => mails);
      expect(shown.map(({ id }) => id)).toEqual(shown.map(({ id }) => id).sort((a, b) => b - a));
      expect(new Set(shown.map(({ state }) => state))).toEqual(new Set(['sent']));
      for (const { total: matching } of pages) expect(matching).toBe(counts.sent);
    });

    test('MAIL-10: are found by a part of the address or of their kind, and counted', async () => {
      const { member } = await applicant();
      await mailTo(member, 'application-received', 'sent');
      const { mails, counts, total } = await list({ q: member.user.email.toUpperCase().slice(0, -3) });
      expect(mails.map(({ template }) => template)).toEqual(['application-received', 'welcome']);
      expect([total, counts.sent]).toEqual([2, 2]);
      const kind = await list({ q: 'Application rec', limit: 100 });
      expect(new Set(kind.mails.map(({ template }) => template))).toEqual(new Set(['application-received']));
      expect((await list({ q: 'nobody at all' })).total).toBe(0);
    });

    test('do not show the link in a mail', async () => {
      const member = await newMember(api);
      await api.send(forgotPasswordCall, { body: { email: member.user.email } });
      await mailTo(member, 'password-reset', 'sent');
      const { text } = await api.send(mailsCall, { token: admin.token });
      expect(text).not.toContain('reset-password');
    });

    test.each(['?state=lost', '?page=0', '?limit=101', '?limit=x'])(
      'are not listed for %s',
      async (query) => {
        expect((await api.send(mailsCall, { token: admin.token, query })).status).toBe(400);
      },
    );

    test('can only be sent again if they failed', async () => {
      const member = await newMember(api);
      const { id } = await mailTo(member, 'welcome', 'sent');
      const sent = await resend(id);
      expect([sent.status, sent.body.message]).toEqual([409, mailTexts.notFailed]);
      const missing = await resend(largestId);
      expect([missing.status, missing.body.message]).toEqual([404, mailTexts.notFound]);
      for (const odd of [undefined, 0, -1, 1.5, 'x', null]) expect((await resend(odd)).status).toBe(400);
    });
  });
}
