import {
  adminApplicationsCall,
  answerInformationRequestCall,
  applicationAnswers,
  closeInformationRequestCall,
  dashboardStatsCall,
  informationRequestsCall,
  informationRequestTexts,
  largestId,
  memberApplicationCall,
  requestInformationCall,
  saveDraftCall,
  updateApplicationStatusCall,
  withdrawApplicationCall,
} from '@imc/api/contract';
import { expect, test } from 'vitest';
import { formWith, newApplication, newMember, type Person, signInAdmin, withRole } from '../people.ts';
import type { TestApi } from '../test-api.ts';

const question = 'Please give the telephone number of your second referee, and your full name.';

const ask = (api: TestApi, admin: Person, application_id: number, changes: object = {}) =>
  api.send(requestInformationCall, {
    token: admin.token,
    body: { application_id, sections: ['referees', 'personal'], question, due_on: '2099-03-31', ...changes },
  });

const readOwn = async (api: TestApi, { token }: Person) =>
  (await api.client(token)(memberApplicationCall)).application;

const answer = (api: TestApi, { token }: Person, request_id: number, data: object, headers = {}) =>
  api.send(answerInformationRequestCall, { token, body: { request_id, data }, headers });

/** With an open request about the member's application. */
async function askedMember(api: TestApi) {
  const [member, admin] = [await newMember(api), await signInAdmin(api)];
  const id = await newApplication(api, member);
  expect((await ask(api, admin, id)).body.message).toBe(informationRequestTexts.asked);
  const requestId = (await readOwn(api, member))?.information_request?.id ?? 0;
  return { member, admin, id, requestId };
}

/** APP-20 to APP-23. */
export function informationRequestCases(api: TestApi): void {
  test('an applicant sees what is asked, answers it, and the earlier values are kept', async () => {
    const { member, admin, id, requestId } = await askedMember(api);
    const listed = async () =>
      (await api.client(admin.token)(adminApplicationsCall, { query: { q: `IMC-APP-${id}` } }))
        .applications[0]?.asked_for_more;
    const found = async (asked: 'open' | 'answered') =>
      (
        await api.client(admin.token)(adminApplicationsCall, { query: { q: `IMC-APP-${id}`, asked } })
      ).applications.map((application) => application.id);
    const waiting = async () => (await api.client(admin.token)(dashboardStatsCall)).waiting.answered_requests;
    const waitingBefore = await waiting();
    expect(await listed()).toBe('open');
    expect([await found('open'), await found('answered')]).toEqual([[id], []]);
    const asked = await readOwn(api, member);
    expect(asked?.status).toBe('pending');
    expect(asked?.information_request).toMatchObject({
      application_id: id,
      sections: ['personal', 'referees'],
      question,
      due_on: '2099-03-31',
      answered_at: null,
    });
    const { surname: _surname, employer, ...form } = formWith({ otherNames: 'Amaka Grace Ada' });
    const key = { 'Idempotency-Key': `answer-${requestId}` };
    const data = { ...form, surname: 'Nwosu-Obi', employer: 'Not asked for Ltd' };
    for (const _time of [1, 2]) {
      const sent = await answer(api, member, requestId, data, key);
      expect([sent.status, sent.body.message]).toEqual([200, informationRequestTexts.answered]);
    }
    expect(await listed()).toBe('answered');
    expect([await found('open'), await found('answered')]).toEqual([[], [id]]);
    expect(await waiting()).toBe(waitingBefore + 1);
    const answered = await readOwn(api, member);
    expect(answered).toMatchObject({ surname: 'Nwosu-Obi', employer, status: 'pending' });
    expect(answered?.information_request).toBeNull();
    expect(answered?.history.map(({ kind }) => kind)).toEqual(['submitted', 'asked', 'answered']);

    const { requests } = await api.client(admin.token)(informationRequestsCall, {
      query: { application_id: id },
    });
    expect(requests).toMatchObject([
      {
        id: requestId,
        asked_by: admin.user.name,
        answered_at: expect.any(String),
        changes: expect.arrayContaining([
          { path: 'surname', before: 'Nwosu', after: 'Nwosu-Obi' },
          { path: 'otherNames', before: 'Amaka Grace', after: 'Amaka Grace Ada' },
        ]),
      },
    ]);
    expect(requests[0]?.changes).toHaveLength(2);
    const again = await answer(api, member, requestId, data);
    expect([again.status, again.body.message]).toEqual([409, informationRequestTexts.ended]);
    expect((await ask(api, admin, id)).status).toBe(200);
  });

  test('an answer is saved like a draft until it is sent', async () => {
    const { member, admin, id, requestId } = await askedMember(api);
    const save = (body: object) =>
      api.send(saveDraftCall, { token: member.token, body: { application_id: id, ...body } });
    const { draft } = (await readOwn(api, member))?.information_request ?? {};
    expect(draft).toMatchObject({ data: null, saved_at: null });
    const first = await save({ data: { surname: 'Half' }, revision: draft?.revision, partial: true });
    expect(first.status).toBe(200);
    const stale = await save({ data: { surname: 'Stale' }, revision: draft?.revision });
    expect([stale.status, stale.body.draft.data]).toEqual([409, { surname: 'Half' }]);
    expect((await readOwn(api, member))?.information_request?.draft).toMatchObject({
      data: { surname: 'Half' },
      revision: first.body.revision,
    });
    expect((await readOwn(api, member))?.surname).toBe('Nwosu');

    await api.client(admin.token)(closeInformationRequestCall, { body: { request_id: requestId } });
    expect((await save({ data: { surname: 'Late' } })).status).toBe(404);
    await ask(api, admin, id);
    expect((await readOwn(api, member))?.information_request?.draft.data).toBeNull();
  });

  test('an incomplete answer is refused by field and changes nothing', async () => {
    const { member, requestId } = await askedMember(api);
    const refused = await answer(api, member, requestId, { surname: ' ', title: 'x'.repeat(50) });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors)).toContain('surname');
    const long = await answer(api, member, requestId, { surname: 'x'.repeat(10_000) });
    expect([long.status, Object.keys(long.body.errors)]).toEqual([400, ['data.surname']]);
    expect(await readOwn(api, member)).toMatchObject({
      surname: 'Nwosu',
      information_request: { id: requestId },
    });
  });

  test('another member’s request and a missing one are the same 404', async () => {
    const { requestId } = await askedMember(api);
    const other = await newMember(api);
    for (const id of [requestId, largestId]) {
      const refused = await answer(api, other, id, {});
      expect([refused.status, refused.body.message]).toEqual([404, informationRequestTexts.notFound]);
    }
  });

  test('an application has one open request, which can be closed', async () => {
    const { member, admin, id, requestId } = await askedMember(api);
    const second = await ask(api, admin, id);
    expect([second.status, second.body.message]).toEqual([409, informationRequestTexts.openAlready]);
    for (const _time of [1, 2]) {
      const closed = await api.send(closeInformationRequestCall, {
        token: admin.token,
        body: { request_id: requestId },
      });
      expect([closed.status, closed.body.message]).toEqual([200, informationRequestTexts.closed]);
    }
    expect((await readOwn(api, member))?.information_request).toBeNull();
    expect((await answer(api, member, requestId, {})).status).toBe(409);
    const missing = await api.send(closeInformationRequestCall, {
      token: admin.token,
      body: { request_id: largestId },
    });
    expect(missing.status).toBe(404);
  });

  test('APP-20: an admin can not close what was asked about the own application', async () => {
    const { member, admin, requestId } = await askedMember(api);
    const { token } = await withRole(api, admin, member, 'admin');
    const body = { request_id: requestId };
    const refused = await api.send(closeInformationRequestCall, { token, body });
    expect([refused.status, refused.body.message]).toEqual([403, applicationAnswers.ownApplication]);
    expect((await answer(api, { ...member, token }, requestId, formWith())).status).toBe(200);
  });

  test('only pending applications of others are asked about and answered', async () => {
    const { member, admin, id, requestId } = await askedMember(api);
    await api.client(admin.token)(updateApplicationStatusCall, {
      body: { application_id: id, status: 'approved' },
    });
    // The applicant does not know the decision yet.
    expect((await readOwn(api, member))?.information_request).not.toBeNull();
    const late = await answer(api, member, requestId, {});
    expect([late.status, late.body.message]).toEqual([409, applicationAnswers.beingDecided]);
    expect((await ask(api, admin, id)).body.message).toBe(informationRequestTexts.notPending);

    const withdrawn = await newApplication(api, member);
    await api.client(member.token)(withdrawApplicationCall, { body: { application_id: withdrawn } });
    expect((await ask(api, admin, withdrawn)).status).toBe(409);
    const own = await ask(api, admin, await newApplication(api, admin));
    expect([own.status, own.body.message]).toEqual([403, applicationAnswers.ownApplication]);
    expect((await ask(api, admin, largestId)).status).toBe(404);
    const unknown = { token: admin.token, query: `?application_id=${largestId}` };
    expect((await api.send(informationRequestsCall, unknown)).status).toBe(404);
    expect((await ask(api, member, id)).status).toBe(403);
  });

  test('a request needs sections, a question and a date that is not past', async () => {
    const [member, admin] = [await newMember(api), await signInAdmin(api)];
    const id = await newApplication(api, member);
    const refused = await ask(api, admin, id, { sections: [], question: ' ', due_on: '2020-02-30' });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      {
        sections: informationRequestTexts.sections,
        question: informationRequestTexts.question,
        due_on: informationRequestTexts.dueOn,
      },
    ]);
    for (const changes of [
      { sections: ['payment'] },
      { sections: 'personal' },
      { question: 'x'.repeat(1001) },
      { due_on: '2020-01-01' },
    ]) {
      expect((await ask(api, admin, id, changes)).status).toBe(400);
    }
    expect((await ask(api, admin, id, { due_on: '' })).status).toBe(200);
  });
}
