import {
  type ApplicationForm,
  applicationReference,
  applicationReviewCall,
  decisionTexts,
  exportApplicationsCall,
  gradeFromLabel,
  informationRequestsCall,
  largestId,
  memberApplicationCall,
  memberApplicationsCall,
  openDraftCall,
  replaceProofCall,
  securityLogCall,
  submitApplicationCall,
  undoDecisionCall,
  updateApplicationStatusCall,
  updatePaymentCall,
} from '@imc/api/contract';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { photographFile } from '../../pictures/photograph.ts';
import {
  formWith,
  newApplication,
  newMember,
  type Person,
  signInAdmin,
  submissionParts,
  withRole,
} from '../people.ts';
import type { TestApi } from '../test-api.ts';

/** Also who opened an application. */
export function applicationReviewCases(api: TestApi): void {
  let admin: Person;
  beforeAll(async () => {
    admin = await signInAdmin(api);
  });
  const submit = (person: Person, file?: File) => newApplication(api, person, {}, file);
  const decide = (application_id: number, status: string) =>
    api.send(updateApplicationStatusCall, { token: admin.token, body: { application_id, status } });
  const reviewOf = (application_id: number) =>
    api.client(admin.token)(applicationReviewCall, { query: { application_id } });
  const ask = (application_id: unknown, { token }: { token?: string } = admin) =>
    api.send(applicationReviewCall, { token, query: `?application_id=${application_id}` });
  /** So that no other case sends the same picture. */
  let pictures = 0;
  const newPicture = () => {
    pictures += 1;
    return photographFile('receipt.jpg', { width: 320 + pictures, height: 200 + pictures });
  };

  describe('APP-47: one application', () => {
    test('has everything that was sent', async () => {
      const member = await newMember(api);
      const form = formWith({ marketer_code: 'SAMPLE-1' });
      const id = await newApplication(api, member, form);
      const { application, decided, other_applications } = await reviewOf(id);
      const { membershipCategory: _label, ...rest } = form;
      expect(application).toMatchObject({
        ...rest,
        id,
        declarationDate: form.date,
        marketerCode: form.marketer_code,
        status: 'pending',
        payment_state: 'received',
        proofOfPayment: expect.any(String),
        withdrawn_at: null,
      });
      expect([decided, other_applications]).toEqual([null, []]);
    });

    test('says who made the decision that stands, and names the other applications of the person', async () => {
      const member = await newMember(api);
      const [first, second] = [await submit(member), await submit(member)];
      await decide(first, 'rejected');
      await decide(first, 'approved');
      const { body } = await api.send(undoDecisionCall, {
        token: admin.token,
        body: { application_id: first },
      });
      expect(body.application_status).toBe('rejected');
      expect((await reviewOf(first)).decided).toEqual({
        status: 'rejected',
        changed_by: admin.user.name,
        changed_at: expect.any(String),
      });
      const { other_applications } = await reviewOf(second);
      expect(other_applications).toEqual([
        {
          application_id: first,
          grade: gradeFromLabel(formWith().membershipCategory),
          application_status: 'rejected',
          created_at: expect.any(String),
          withdrawn_at: null,
        },
      ]);
    });

    test('is refused for a draft, an unknown id and a malformed one, and to everybody but admins', async () => {
      const member = await newMember(api);
      const id = await submit(member);
      const { draft } = await api.client(member.token)(openDraftCall);
      for (const other of [draft.application_id, largestId]) expect((await ask(other)).status).toBe(404);
      for (const other of ['', 'one', -1, '1&application_id=2']) expect((await ask(other)).status).toBe(400);
      expect((await ask(id, member)).status).toBe(403);
      expect((await ask(id, {})).status).toBe(401);
    });
  });

  describe('UPL-6: the same picture', () => {
    test('is found in other submitted applications, also after it was replaced', async () => {
      const [one, other] = [await newMember(api), await newMember(api)];
      const file = await newPicture();
      const first = await submit(one, file);
      expect((await reviewOf(first)).same_proofs).toEqual([]);
      const second = await submit(other, file);
      const again = await submit(one, file);
      const found = (id: number, same_member: boolean) => ({
        application_id: id,
        applicant: expect.stringContaining(formWith().surname),
        application_status: 'pending',
        created_at: expect.any(String),
        match: 'identical',
        same_member,
      });
      expect((await reviewOf(first)).same_proofs).toEqual([found(again, true), found(second, false)]);
    });

    test('is compared with the current picture', async () => {
      const [one, other] = [await newMember(api), await newMember(api)];
      const [shared, own] = [await newPicture(), await newPicture()];
      const first = await submit(one, shared);
      const second = await submit(other, own);
      await api.send(updatePaymentCall, {
        token: admin.token,
        body: { application_id: second, state: 'queried' },
      });
      const parts = new FormData();
      parts.set('application_id', String(second));
      parts.set('proofOfPayment', shared, shared.name);
      expect((await api.send(replaceProofCall, { token: other.token, form: parts })).status).toBe(200);
      const identical = (await reviewOf(second)).same_proofs.filter(({ match }) => match === 'identical');
      expect(identical.map(({ application_id }) => application_id)).toEqual([first]);
    });
  });

  test('APP-55: names what the applicant has in common with the admin, and nothing more', async () => {
    const send = async (
      { token }: Person,
      names: Pick<ApplicationForm, 'surname' | 'otherNames'>,
      tel: string,
      file: File,
    ) => {
      const form = formWith({ ...names, tel, whatsapp: tel });
      const sent = await api.send(submitApplicationCall, { token, form: await submissionParts(form, file) });
      return sent.body.application_id;
    };
    const [own, other] = [await newPicture(), await photographFile('grey.jpg', { width: 64, height: 48 })];
    await send(admin, { surname: 'O’Second', otherNames: 'Account' }, '+234 803 111 2222', own);
    const member = await newMember(api);
    const stranger = await send(member, { surname: 'Third', otherNames: 'Account' }, '08031112223', other);
    expect((await reviewOf(stranger)).shared_with_you).toEqual([]);
    const second = await send(member, { surname: 'Account', otherNames: 'OSecond' }, '08031112222', own);
    expect((await reviewOf(second)).shared_with_you).toEqual(['telephone', 'name', 'proof']);
  });

  describe('SEC-7: who opened an application', () => {
    const openedBy = ({ user }: Person, staff_role: string) => ({
      opened_at: expect.any(String),
      part: 'application',
      staff_role,
      staff_number: user.id,
    });
    const openingsOf = async ({ token }: Person, id: number) =>
      (await api.client(token)(memberApplicationCall, { query: { id } })).application?.openings;

    test('its member sees that staff opened it, when and in which role, but no name', async () => {
      const member = await newMember(api);
      const id = await submit(member);
      expect(await openingsOf(member, id)).toEqual({ count: 0, latest: [] });
      await reviewOf(id);
      await reviewOf(id);
      const { count, latest } = (await openingsOf(member, id)) ?? {};
      // The second is a repeat within a minute.
      expect([count, latest]).toEqual([1, [openedBy(admin, 'admin')]]);
      const answer = await api.send(memberApplicationCall, { token: member.token, query: `?id=${id}` });
      expect(answer.text).not.toContain(admin.user.name);
    });

    test('SEC-8: the panel of the list is an opening, and each person is a row', async () => {
      const member = await newMember(api);
      const id = await submit(member);
      const treasurer = await withRole(api, admin, await newMember(api), 'treasurer');
      // Requested by the panel.
      await api.client(treasurer.token)(informationRequestsCall, { query: { application_id: id } });
      await reviewOf(id);
      const { count, latest } = (await openingsOf(member, id)) ?? {};
      expect(count).toBe(2);
      expect(latest).toEqual([openedBy(admin, 'admin'), openedBy(treasurer, 'treasurer')]);
    });

    test('SEC-7: an export is an event of the log, a row of every person on it, and not for a reviewer', async () => {
      const member = await newMember(api);
      const id = await submit(member);
      const q = applicationReference(id);
      await api.client(admin.token)(exportApplicationsCall, { query: { q } });
      const { count, latest } = (await openingsOf(member, id)) ?? {};
      expect([count, latest]).toEqual([1, [{ ...openedBy(admin, 'admin'), part: 'export' }]]);
      await vi.waitFor(async () => {
        const { events } = await api.client(admin.token)(securityLogCall, { query: { kind: 'exported' } });
        expect(events[0]).toMatchObject({ detail: 'applications', account: { id: admin.user.id } });
      });
    });

    test('refused requests, lists and the member are no opening; an admin who reads it as a member does is', async () => {
      const member = await newMember(api);
      const id = await submit(member);
      await ask(id, member);
      await api.client(admin.token)(memberApplicationsCall, { query: { email: member.user.email } });
      expect((await openingsOf(member, id))?.count).toBe(0);
      await api.client(admin.token)(memberApplicationCall, { query: { email: member.user.email } });
      expect((await openingsOf(member, id))?.count).toBe(1);
    });
  });

  test('APP-61: an admin reads an own application in the member area', async () => {
    const id = await submit(admin);
    const refused = await ask(id);
    expect([refused.status, refused.body.message]).toEqual([403, decisionTexts.ownApplication]);
    const own = await api.client(admin.token)(memberApplicationCall, { query: { id } });
    expect(own.application?.openings?.count).toBe(0);
  });
}
