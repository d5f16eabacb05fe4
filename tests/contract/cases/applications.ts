import { draftConflict } from '@imc/api';
import {
  adminApplicationsCall,
  applicationAnswers,
  applicationDraftCall,
  applicationFields,
  applicationReference,
  applicationTexts,
  draftLimits,
  emptyTexts,
  keysOf,
  largestId,
  memberApplicationCall,
  memberApplicationsCall,
  openDraftCall,
  saveDraftCall,
  submitApplicationCall,
} from '@imc/api/contract';
import { describe, expect, test } from 'vitest';
import { photographFile } from '../../pictures/photograph.ts';
import {
  anyMember,
  formWith,
  newMember,
  type Person,
  signInAdmin,
  submissionParts,
  totalApplications,
} from '../people.ts';
import type { TestApi } from '../test-api.ts';

const submit = async (api: TestApi, { token }: Person, form: unknown = formWith(), headers = {}) =>
  api.send(submitApplicationCall, { token, form: await submissionParts(form), headers });

function submissionCases(api: TestApi): void {
  test('a submitted application is in the list, in both spellings', async () => {
    const member = await newMember(api);
    const form = formWith({
      surname: 'Olatunji-Adebayo',
      otherNames: 'Oluwaseun Temitope Ọlá',
      membershipCategory: 'Full Member (MIMC)',
    });
    const answer = await submit(api, member, form);
    expect(answer.status).toBe(200);
    const { application_id } = answer.body;
    expect(answer.body.reference).toBe(applicationReference(application_id));

    const list = await api.send(memberApplicationsCall, { token: member.token });
    expect(list.body.applications).toHaveLength(1);
    const [row] = list.body.applications;
    expect(row).toMatchObject({
      id: application_id,
      title: form.title,
      surname: form.surname,
      otherNames: form.otherNames,
      other_names: form.otherNames,
      email: form.email,
      status: 'pending',
      date: form.date,
    });
    expect(row.membershipCategory).toBe(row.membership_category);
    expect(row.proof_of_payment).toMatch(/^[\w-]{16,}\.(jpe?g|png|webp)$/);
    expect(new Date(row.created_at).toISOString()).toBe(row.created_at);
  });

  test('the list is newest first, and the call without an id returns the newest', async () => {
    const member = await newMember(api);
    const client = api.client(member.token);
    expect((await client(memberApplicationsCall)).applications).toEqual([]);
    expect((await client(memberApplicationCall)).application).toBeNull();
    const ids: number[] = [];
    for (const surname of ['First', 'Second', 'Third']) {
      ids.unshift((await submit(api, member, formWith({ surname }))).body.application_id);
    }
    const { applications } = await client(memberApplicationsCall);
    expect(applications.map(({ id }) => id)).toEqual(ids);
    expect(applications.map(({ surname }) => surname)).toEqual(['Third', 'Second', 'First']);
    expect((await client(memberApplicationCall)).application?.id).toBe(ids[0]);
  });

  test('the admin list contains every field as submitted', async () => {
    const member = await anyMember(api);
    const admin = await signInAdmin(api);
    const form = formWith({
      postalAddress: '12 Sample Close\nYaba\tLagos',
      employer: '<script>alert("1")</script>',
      marketer_code: 'mkt-lower',
      membershipCategory: 'dfimc',
    });
    const { application_id } = (await submit(api, member, form)).body;
    const { body } = await api.send(adminApplicationsCall, { token: admin.token, query: '?limit=1' });
    expect(body.applications[0]).toMatchObject({
      id: application_id,
      email: form.email,
      tel: form.tel,
      whatsapp: form.whatsapp,
      employer: form.employer,
      position: form.position,
      postal_address: form.postalAddress,
      postalAddress: form.postalAddress,
      declarationDate: form.date,
      marketerCode: form.marketer_code,
      status: 'pending',
    });
  });

  test('an application without a marketer has no code', async () => {
    const member = await anyMember(api);
    const admin = await signInAdmin(api);
    await submit(api, member);
    const [read] = (await api.client(admin.token)(adminApplicationsCall, { query: { limit: 1 } }))
      .applications;
    expect(read?.marketerCode).toBeNull();
  });

  test('an empty form gets every error at once', async () => {
    const member = await anyMember(api);
    const empty = formWith({
      ...emptyTexts,
      otherNames: ' ',
      institutions: [],
      assignments: [],
      referees: [],
    });
    const parts = await submissionParts(empty, null);
    const answer = await api.send(submitApplicationCall, { token: member.token, form: parts });
    expect(answer.status).toBe(400);
    const required = keysOf(applicationFields).filter((name) => !('optional' in applicationFields[name]));
    expect(required.length).toBeGreaterThanOrEqual(12);
    expect(answer.body.errors).toMatchObject({
      surname: 'Surname is required',
      otherNames: 'Other names are required',
      title: 'Title is required',
      employer: 'Employer is required',
      position: 'Position is required',
      postalAddress: 'Postal address is required',
      whatsapp: 'WhatsApp number is required',
      tel: 'Telephone number is required',
      email: 'Email is required',
      membershipCategory: 'Membership category is required',
      'institutions.0': applicationTexts.institution,
      'institutions.0.dateObtained': 'Date obtained is required',
      'assignments.0': applicationTexts.assignment,
      'assignments.0.project': 'Project is required',
      'referees.0': 'Referee 1 information is incomplete',
      'referees.0.name': 'Name is required',
      'referees.1': 'Referee 2 information is incomplete',
      'referees.1.email': 'Email is required',
      declaration: 'Declaration must be agreed to',
      date: 'Date is required',
      proofOfPayment: applicationTexts.proof,
    });
    expect(Object.keys(answer.body.errors)).toHaveLength(required.length + 1 + 6 + 4 + 2 * 8);
    expect(answer.body.message).toContain('Surname is required');
    // The error of a record covers its fields.
    expect(answer.body.message).toContain('Referee 1 information is incomplete Referee 2');
    expect(answer.body.message).not.toContain('Project is required');
  });

  const [institution] = formWith().institutions;
  const [assignment] = formWith().assignments;
  const [referee, other] = formWith().referees;
  if (!institution || !assignment || !referee || !other)
    throw new Error('The sample form has a record of each kind.');

  test.each([
    [
      ['institutions.0', 'institutions.0.dateObtained'],
      { institutions: [{ ...institution, dateObtained: '' }] },
    ],
    [['institutions.0.to'], { institutions: [{ ...institution, from: '2012', to: '2008' }] }],
    [['institutions.0.from'], { institutions: [{ ...institution, from: 'abcd' }] }],
    [['institutions.0.to'], { institutions: [{ ...institution, to: '2999' }] }],
    [['institutions.0.dateObtained'], { institutions: [{ ...institution, dateObtained: '2999-01-01' }] }],
    [['assignments.0', 'assignments.0.role'], { assignments: [{ ...assignment, role: ' ' }] }],
    [['referees.0', 'referees.0.whatsapp'], { referees: [{ ...referee, whatsapp: '' }, other] }],
    [['referees.1.email'], { referees: [referee, { ...other, email: 'nobody' }] }],
    [['referees.1.tel'], { referees: [referee, { ...other, tel: 'not a phone' }] }],
    [
      ['referees.2'],
      {
        referees: [referee, other, { ...other, name: 'A', email: 'a@mail.example', whatsapp: '08031234500' }],
      },
    ],
    [['referees.1.email'], { referees: [referee, { ...other, email: referee.email.toUpperCase() }] }],
    [['email'], { email: 'nobody' }],
    [['tel'], { tel: 'not a phone' }],
    [['whatsapp'], { whatsapp: '123456' }],
    [['membershipCategory'], { membershipCategory: 'Emperor' }],
    [['declaration'], { declaration: 'perhaps' }],
    [['date'], { date: '2026-02-30' }],
    [['date'], { date: '2999-01-01' }],
  ])('a form with a wrong %s is refused, and nothing is kept', async (paths, changes) => {
    const member = await anyMember(api);
    const kept = () => api.send(memberApplicationsCall, { token: member.token });
    const before = (await kept()).text;
    const answer = await submit(api, member, formWith(changes));
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual(paths);
    expect((await kept()).text).toBe(before);
  });

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a text for a list', JSON.stringify({ ...formWith(), institutions: 'none' })],
    ['a number for a text', JSON.stringify({ ...formWith(), surname: 7 })],
    ['too many records', JSON.stringify(formWith({ assignments: Array(21).fill(assignment) }))],
    ['a prototype', JSON.stringify(formWith()).replace('{', '{"__proto__":{"role":"admin"},')],
  ])('data that is %s is refused', async (_, data) => {
    const member = await anyMember(api);
    const parts = await submissionParts({});
    parts.set('data', data);
    const answer = await api.send(submitApplicationCall, { token: member.token, form: parts });
    expect(answer.status).toBe(400);
  });
}

function readingCases(api: TestApi): void {
  test('an application is read with all its fields, as submitted', async () => {
    const member = await newMember(api);
    const form = formWith({ marketer_code: 'mkt-lower', postalAddress: '12 Sample Close\nYaba\tLagos' });
    const { application_id } = (await submit(api, member, form)).body;
    const { membershipCategory: _label, ...rest } = form;
    const { body } = await api.send(memberApplicationCall, { token: member.token });
    expect(body.application).toMatchObject({ id: application_id, ...rest });
  });

  test('the list omits the fields that only the call for one application returns', async () => {
    const member = await newMember(api);
    await submit(api, member);
    const { body } = await api.send(memberApplicationsCall, { token: member.token });
    for (const field of ['referees', 'institutions', 'signature', 'tel'])
      expect(body.applications[0]).not.toHaveProperty(field);
  });

  test('an older application is read by its id', async () => {
    const member = await newMember(api);
    const older = (await submit(api, member, formWith({ surname: 'Older' }))).body.application_id;
    await submit(api, member, formWith({ surname: 'Newer' }));
    const read = (id: number) => api.client(member.token)(memberApplicationCall, { query: { id } });
    expect((await read(older)).application).toMatchObject({ id: older, surname: 'Older' });
    const own = await api.send(memberApplicationCall, {
      token: member.token,
      query: `?email=${encodeURIComponent(member.user.email)}&id=${older}`,
    });
    expect(own.body.application.id).toBe(older);
  });

  test("another member's application, a draft and an unknown id get the same response", async () => {
    const [owner, member] = [await newMember(api), await newMember(api)];
    const { application_id } = (await submit(api, owner)).body;
    const { draft } = await api.client(member.token)(openDraftCall);
    const admin = await signInAdmin(api);
    const read = (token: string, id: number) =>
      api.send(memberApplicationCall, { token, query: `?id=${id}` });
    const answers = [
      await read(member.token, application_id),
      await read(member.token, draft.application_id),
      await read(member.token, 99_999_999),
      await read(admin.token, application_id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await api.send(memberApplicationCall, { token: member.token, query: '?id=first' })).status).toBe(
      400,
    );
  });

  test('the payment of a submission is received, without an amount', async () => {
    const member = await newMember(api);
    await submit(api, member);
    const { body } = await api.send(memberApplicationsCall, { token: member.token });
    expect(body.applications[0]).toMatchObject({ payment_state: 'received', payment_amount: null });
  });
}

function repetitionCases(api: TestApi): void {
  test('20 parallel requests with one Idempotency-Key create one application and get the same response', async () => {
    const member = await newMember(api);
    const admin = await signInAdmin(api);
    const before = await totalApplications(api, admin);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submit(api, member, formWith(), headers)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await totalApplications(api, admin)).toBe(before + 1);

    const later = await submit(api, member, formWith(), headers);
    expect(later.text).toBe(answers[0]?.text);
  });

  test('the same key with another form or another picture is 422', async () => {
    const member = await newMember(api);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    expect((await submit(api, member, formWith(), headers)).status).toBe(200);
    expect((await submit(api, member, formWith({ surname: 'Other' }), headers)).status).toBe(422);
    const form = await submissionParts(formWith(), await photographFile('other.jpg', { seed: 2 }));
    expect((await api.send(submitApplicationCall, { token: member.token, form, headers })).status).toBe(422);
    expect((await api.client(member.token)(memberApplicationsCall)).applications).toHaveLength(1);
  });

  test('a rejected submission does not use up its key', async () => {
    const member = await newMember(api);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    expect((await submit(api, member, formWith({ surname: '' }), headers)).status).toBe(400);
    expect((await submit(api, member, formWith(), headers)).status).toBe(200);
  });

  test('a key is scoped to the user who sent it', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const [one, other] = [await newMember(api), await newMember(api)];
    const first = await submit(api, one, formWith(), headers);
    const second = await submit(api, other, formWith(), headers);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.application_id).not.toBe(first.body.application_id);
  });
}

function draftCases(api: TestApi): void {
  test('a draft reserves its number, stores the input and is not counted', async () => {
    const member = await newMember(api);
    const admin = await signInAdmin(api);
    const client = api.client(member.token);
    const before = await totalApplications(api, admin);
    const { draft } = await client(openDraftCall);
    expect(draft).toEqual({
      application_id: draft.application_id,
      reference: applicationReference(draft.application_id),
      data: null,
      saved_at: null,
      revision: 0,
      proof: null,
    });

    const data = {
      surname: 'Nwosu',
      institutions: [{ name: 'Sample University' }],
      referees: [{}, { tel: '0800' }],
    };
    const saved = await client(saveDraftCall, { body: { application_id: draft.application_id, data } });
    expect(new Date(saved.saved_at).toISOString()).toBe(saved.saved_at);
    expect(saved.revision).toBe(1);
    expect((await client(openDraftCall)).draft).toEqual({
      ...draft,
      data,
      saved_at: saved.saved_at,
      revision: 1,
    });
    expect((await client(memberApplicationsCall)).applications).toEqual([]);
    expect((await client(memberApplicationCall)).application).toBeNull();
    expect(await totalApplications(api, admin)).toBe(before);
  });

  test('reading the draft does not create one', async () => {
    const member = await newMember(api);
    const client = api.client(member.token);
    expect((await client(applicationDraftCall)).draft).toBeNull();
    expect((await client(applicationDraftCall)).draft).toBeNull();
    const opened = (await client(openDraftCall)).draft;
    expect((await client(applicationDraftCall)).draft).toEqual(opened);
    await submit(api, member, { ...formWith(), application_id: opened.application_id });
    expect((await client(applicationDraftCall)).draft).toBeNull();
  });

  test('a draft can be submitted once and keeps its number', async () => {
    const member = await newMember(api);
    const client = api.client(member.token);
    const { application_id } = (await client(openDraftCall)).draft;
    const answer = await submit(api, member, { ...formWith(), application_id });
    expect(answer.body).toMatchObject({ application_id, reference: applicationReference(application_id) });
    expect((await client(memberApplicationsCall)).applications.map(({ id }) => id)).toEqual([application_id]);

    const save = await api.send(saveDraftCall, { token: member.token, body: { application_id, data: {} } });
    expect(save.status).toBe(404);
    expect((await submit(api, member, { ...formWith(), application_id })).status).toBe(404);
    const next = (await client(openDraftCall)).draft;
    expect(next.application_id).not.toBe(application_id);
    // APP-14: from the last application, without its declaration and its grade.
    const { declaration: _declaration, date: _date, marketer_code: _code, ...facts } = formWith();
    expect(next.data).toEqual({ ...facts, membershipCategory: '' });
    expect(next.saved_at).toBeNull();
  });

  test("another member's draft and an unknown draft get the same response", async () => {
    const [owner, member] = [await newMember(api), await newMember(api)];
    const { application_id } = (await api.client(owner.token)(openDraftCall)).draft;
    const data = { surname: 'Intruder' };
    const save = (id: number) =>
      api.send(saveDraftCall, { token: member.token, body: { application_id: id, data } });
    const [others, missing] = [await save(application_id), await save(99_999_999)];
    expect([others.status, missing.status]).toEqual([404, 404]);
    expect([(await save(largestId)).status, (await save(largestId + 1)).status]).toEqual([404, 400]);
    expect(others.text).toBe(missing.text);

    const [sent, sentMissing] = [
      await submit(api, member, { ...formWith(), application_id }),
      await submit(api, member, { ...formWith(), application_id: 99_999_999 }),
    ];
    expect([sent.status, sentMissing.status]).toEqual([404, 404]);
    const tooLarge = await submit(api, member, { ...formWith(), application_id: largestId + 1 });
    expect(tooLarge.status).toBe(400);
    expect(sent.text).toBe(sentMissing.text);
    expect((await api.client(owner.token)(openDraftCall)).draft.data).toBeNull();
  });

  test('a partial save changes only the fields that it contains', async () => {
    const member = await newMember(api);
    const client = api.client(member.token);
    const { draft } = await client(openDraftCall);
    const save = (data: object, more: object = {}) =>
      api.send(saveDraftCall, {
        token: member.token,
        body: { application_id: draft.application_id, data, ...more },
      });
    const referees = [{ name: 'Zainab Musa' }, {}];
    await save({ surname: 'Nwosu', employer: 'Sample Consulting', referees }, { revision: 0 });
    const partial = await save({ employer: '' }, { partial: true, revision: 1 });
    expect(partial.body).toMatchObject({ status: 'success', revision: 2 });
    expect((await client(openDraftCall)).draft.data).toEqual({ surname: 'Nwosu', employer: '', referees });
    const stale = await save({ surname: 'Bello' }, { partial: true, revision: 1 });
    expect([stale.status, stale.body.draft.revision]).toEqual([409, 2]);
    const lists = Array.from({ length: 10 }, () => ({ name: 'x'.repeat(draftLimits.text) }));
    expect((await save({ institutions: lists.slice(0, 9) }, { partial: true })).status).toBe(200);
    const long = 'x'.repeat(draftLimits.text);
    const tooLarge = await save({ signature: long, employer: long }, { partial: true });
    expect([tooLarge.status, tooLarge.body.message]).toEqual([413, applicationAnswers.draftTooLarge]);
    expect((await client(openDraftCall)).draft).toMatchObject({ data: { surname: 'Nwosu' }, revision: 3 });
    await save({ surname: 'Bello' });
    expect((await client(openDraftCall)).draft.data).toEqual({ surname: 'Bello' });
  });

  test('a save with an outdated revision is rejected with the stored draft and changes nothing', async () => {
    const member = await newMember(api);
    const client = api.client(member.token);
    const { draft } = await client(openDraftCall);
    const save = (surname: string, revision?: number) =>
      api.send(saveDraftCall, {
        token: member.token,
        body: { application_id: draft.application_id, data: { surname }, revision },
      });
    expect((await save('First tab', 0)).body.revision).toBe(1);

    const stale = await save('Second tab', 0);
    expect(stale.status).toBe(409);
    const stored = (await client(openDraftCall)).draft;
    expect(stored).toMatchObject({ data: { surname: 'First tab' }, revision: 1 });
    expect(stale.body.draft).toEqual(stored);

    const error: unknown = await client(saveDraftCall, {
      body: { application_id: draft.application_id, data: { surname: 'Second tab' }, revision: 0 },
    }).catch((reason: unknown) => reason);
    expect(draftConflict(error)).toEqual(stored);

    // With the revision of the stored draft, it may be overwritten.
    expect((await save('Second tab', 1)).body.revision).toBe(2);
    expect((await client(openDraftCall)).draft).toMatchObject({
      data: { surname: 'Second tab' },
      revision: 2,
    });
  });

  test('of 20 parallel saves with the same revision, one is accepted', async () => {
    const member = await newMember(api);
    const { application_id } = (await api.client(member.token)(openDraftCall)).draft;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        api.send(saveDraftCall, {
          token: member.token,
          body: { application_id, data: { surname: `Tab ${index}` }, revision: 0 },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    const taken = answers.findIndex(({ status }) => status === 200);
    expect((await api.client(member.token)(openDraftCall)).draft).toMatchObject({
      data: { surname: `Tab ${taken}` },
      revision: 1,
    });
  });

  test('a save without a revision is accepted and increments the revision', async () => {
    const member = await newMember(api);
    const client = api.client(member.token);
    const { application_id } = (await client(openDraftCall)).draft;
    for (const surname of ['One', 'Two'])
      await client(saveDraftCall, { body: { application_id, data: { surname } } });
    expect((await client(openDraftCall)).draft).toMatchObject({ data: { surname: 'Two' }, revision: 2 });
  });

  test('a draft accepts texts that are too long for a submission, up to a limit', async () => {
    const member = await newMember(api);
    const client = api.client(member.token);
    const { application_id } = (await client(openDraftCall)).draft;
    const data = { surname: 'x'.repeat(draftLimits.text), referees: [{ tel: '0800 '.repeat(50) }] };
    await client(saveDraftCall, { body: { application_id, data } });
    expect((await client(openDraftCall)).draft.data).toEqual(data);

    const refused = await api.send(saveDraftCall, {
      token: member.token,
      body: { application_id, data: { surname: 'x'.repeat(draftLimits.text + 1) } },
    });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors)).toEqual(['data.surname']);
    expect(
      (await submit(api, member, { ...formWith({ surname: data.surname }), application_id })).status,
    ).toBe(400);
  });

  test.each([[{ surname: 7 }], [{ institutions: 'none' }], [{ application_id: 1 }], ['text'], [undefined]])(
    'a draft of %o is rejected',
    async (data) => {
      const member = await newMember(api);
      const { application_id } = (await api.client(member.token)(openDraftCall)).draft;
      const answer = await api.send(saveDraftCall, { token: member.token, body: { application_id, data } });
      expect(answer.status).toBe(400);
    },
  );
}

/** Submissions, their repetition, and drafts. */
export function applicationCases(api: TestApi): void {
  describe('submitting an application', () => submissionCases(api));
  describe('reading an application', () => readingCases(api));
  describe('repeating a submission', () => repetitionCases(api));
  describe('drafts', () => draftCases(api));
}
