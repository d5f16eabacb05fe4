import {
  adminApplicationsCall,
  applicationReference,
  applicationTexts,
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
import type { Wire } from '../wire.ts';

const submit = async (wire: Wire, { token }: Person, form: unknown = formWith(), headers = {}) =>
  wire.send(submitApplicationCall, { token, form: await submissionParts(form), headers });

function submissionCases(wire: Wire): void {
  test('a submitted application stands in the list, in both spellings', async () => {
    const member = await newMember(wire);
    const form = formWith({
      surname: 'Olatunji-Adebayo',
      otherNames: 'Oluwaseun Temitope Ọlá',
      membershipCategory: 'Full Member (MIMC)',
    });
    const answer = await submit(wire, member, form);
    expect(answer.status).toBe(200);
    const { application_id } = answer.body;
    expect(answer.body.reference).toBe(applicationReference(application_id));

    const list = await wire.send(memberApplicationsCall, { token: member.token });
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

    const [read] = (await wire.client(member.token)(memberApplicationsCall)).applications;
    expect(read).toMatchObject({ otherNames: form.otherNames, grade: 'MIMC', status: 'pending' });
  });

  test('the list is newest first, and the single call answers the newest', async () => {
    const member = await newMember(wire);
    const client = wire.client(member.token);
    expect((await client(memberApplicationsCall)).applications).toEqual([]);
    expect((await client(memberApplicationCall)).application).toBeNull();
    const ids: number[] = [];
    for (const surname of ['First', 'Second', 'Third']) {
      ids.unshift((await submit(wire, member, formWith({ surname }))).body.application_id);
    }
    const { applications } = await client(memberApplicationsCall);
    expect(applications.map(({ id }) => id)).toEqual(ids);
    expect(applications.map(({ surname }) => surname)).toEqual(['Third', 'Second', 'First']);
    expect((await client(memberApplicationCall)).application?.id).toBe(ids[0]);
  });

  test('the admin list holds every field, as it was typed', async () => {
    const member = await anyMember(wire);
    const admin = await signInAdmin(wire);
    const form = formWith({
      postalAddress: '12 Sample Close\nYaba\tLagos',
      employer: '<script>alert("1")</script>',
      marketer_code: 'mkt-lower',
      membershipCategory: 'dfimc',
    });
    const { application_id } = (await submit(wire, member, form)).body;
    const { body } = await wire.send(adminApplicationsCall, { token: admin.token, query: '?limit=1' });
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
    const [read] = (await wire.client(admin.token)(adminApplicationsCall, { query: { limit: 1 } }))
      .applications;
    expect(read).toMatchObject({
      grade: 'DFIMC',
      postalAddress: form.postalAddress,
      marketerCode: 'mkt-lower',
    });
  });

  test('an application without a marketer has no code', async () => {
    const member = await anyMember(wire);
    const admin = await signInAdmin(wire);
    await submit(wire, member);
    const [read] = (await wire.client(admin.token)(adminApplicationsCall, { query: { limit: 1 } }))
      .applications;
    expect(read?.marketerCode).toBeNull();
  });

  test('an empty form earns every error at once', async () => {
    const member = await anyMember(wire);
    const empty = formWith({
      surname: '',
      otherNames: ' ',
      title: '',
      employer: '',
      position: '',
      postalAddress: '',
      whatsapp: '',
      tel: '',
      email: '',
      membershipCategory: '',
      institutions: [],
      assignments: [],
      referees: [],
      declaration: '',
      date: '',
    });
    const parts = await submissionParts(empty, null);
    const answer = await wire.send(submitApplicationCall, { token: member.token, form: parts });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({
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
      'institutions.0.name': applicationTexts.institution,
      'assignments.0.project': applicationTexts.assignment,
      'referees.0.name': 'Referee 1 information is incomplete',
      'referees.1.name': 'Referee 2 information is incomplete',
      declaration: 'Declaration must be agreed to',
      date: applicationTexts.date,
      proofOfPayment: applicationTexts.proof,
    });
    expect(answer.body.message).toContain('Surname is required');
  });

  const [institution] = formWith().institutions;
  const [assignment] = formWith().assignments;
  const [referee] = formWith().referees;
  if (!institution || !assignment || !referee) throw new Error('The sample form has a record of each kind.');

  test.each([
    ['institutions.0.dateObtained', { institutions: [{ ...institution, dateObtained: '' }] }],
    ['institutions.0.to', { institutions: [{ ...institution, from: '2012', to: '2008' }] }],
    ['assignments.0.role', { assignments: [{ ...assignment, role: ' ' }] }],
    ['referees.1.name', { referees: [referee] }],
    ['referees.0.whatsapp', { referees: [{ ...referee, whatsapp: '' }, referee] }],
    ['referees.1.email', { referees: [referee, { ...referee, email: 'nobody' }] }],
    ['referees.2.name', { referees: [referee, referee, referee] }],
    ['email', { email: 'nobody' }],
    ['membershipCategory', { membershipCategory: 'Emperor' }],
    ['declaration', { declaration: 'perhaps' }],
    ['date', { date: '2026-02-30' }],
  ])('a form with a wrong %s is refused, and nothing is kept', async (path, changes) => {
    const member = await anyMember(wire);
    const kept = () => wire.send(memberApplicationsCall, { token: member.token });
    const before = (await kept()).text;
    const answer = await submit(wire, member, formWith(changes));
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual([path]);
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
    const member = await anyMember(wire);
    const parts = await submissionParts({});
    parts.set('data', data);
    const answer = await wire.send(submitApplicationCall, { token: member.token, form: parts });
    expect(answer.status).toBe(400);
  });
}

function repetitionCases(wire: Wire): void {
  test('one Idempotency-Key sent 20 times at once makes one application and one answer', async () => {
    const member = await newMember(wire);
    const admin = await signInAdmin(wire);
    const before = await totalApplications(wire, admin);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submit(wire, member, formWith(), headers)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await totalApplications(wire, admin)).toBe(before + 1);

    const later = await submit(wire, member, formWith(), headers);
    expect(later.text).toBe(answers[0]?.text);
  });

  test('the same key with another form or another picture is 422', async () => {
    const member = await newMember(wire);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    expect((await submit(wire, member, formWith(), headers)).status).toBe(200);
    expect((await submit(wire, member, formWith({ surname: 'Other' }), headers)).status).toBe(422);
    const form = await submissionParts(formWith(), await photographFile('other.jpg', { seed: 2 }));
    expect((await wire.send(submitApplicationCall, { token: member.token, form, headers })).status).toBe(422);
    expect((await wire.client(member.token)(memberApplicationsCall)).applications).toHaveLength(1);
  });

  test('a refused submission leaves its key for the corrected one', async () => {
    const member = await newMember(wire);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    expect((await submit(wire, member, formWith({ surname: '' }), headers)).status).toBe(400);
    expect((await submit(wire, member, formWith(), headers)).status).toBe(200);
  });

  test('a key belongs to the person who sent it', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const [one, other] = [await newMember(wire), await newMember(wire)];
    const first = await submit(wire, one, formWith(), headers);
    const second = await submit(wire, other, formWith(), headers);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.application_id).not.toBe(first.body.application_id);
  });
}

function draftCases(wire: Wire): void {
  test('a draft reserves its number, keeps what was typed and counts nowhere', async () => {
    const member = await newMember(wire);
    const admin = await signInAdmin(wire);
    const client = wire.client(member.token);
    const before = await totalApplications(wire, admin);
    const { draft } = await client(openDraftCall);
    expect(draft).toEqual({
      application_id: draft.application_id,
      reference: applicationReference(draft.application_id),
      data: null,
      saved_at: null,
    });

    const data = {
      surname: 'Nwosu',
      institutions: [{ name: 'Sample University' }],
      referees: [{}, { tel: '0800' }],
    };
    const saved = await client(saveDraftCall, { body: { application_id: draft.application_id, data } });
    expect(new Date(saved.saved_at).toISOString()).toBe(saved.saved_at);
    expect((await client(openDraftCall)).draft).toMatchObject({ ...draft, data, saved_at: saved.saved_at });
    expect((await client(memberApplicationsCall)).applications).toEqual([]);
    expect((await client(memberApplicationCall)).application).toBeNull();
    expect(await totalApplications(wire, admin)).toBe(before);
  });

  test('submitting a draft completes it under its number, once', async () => {
    const member = await newMember(wire);
    const client = wire.client(member.token);
    const { application_id } = (await client(openDraftCall)).draft;
    const answer = await submit(wire, member, { ...formWith(), application_id });
    expect(answer.body).toMatchObject({ application_id, reference: applicationReference(application_id) });
    expect((await client(memberApplicationsCall)).applications.map(({ id }) => id)).toEqual([application_id]);

    const save = await wire.send(saveDraftCall, { token: member.token, body: { application_id, data: {} } });
    expect(save.status).toBe(404);
    expect((await submit(wire, member, { ...formWith(), application_id })).status).toBe(404);
    const next = (await client(openDraftCall)).draft;
    expect(next.application_id).not.toBe(application_id);
    expect(next.data).toBeNull();
  });

  test("another's draft and no draft can't be told apart", async () => {
    const [owner, member] = [await newMember(wire), await newMember(wire)];
    const { application_id } = (await wire.client(owner.token)(openDraftCall)).draft;
    const data = { surname: 'Intruder' };
    const save = (id: number) =>
      wire.send(saveDraftCall, { token: member.token, body: { application_id: id, data } });
    const [others, missing] = [await save(application_id), await save(99_999_999)];
    expect([others.status, missing.status]).toEqual([404, 404]);
    expect([(await save(largestId)).status, (await save(largestId + 1)).status]).toEqual([404, 400]);
    expect(others.text).toBe(missing.text);

    const [sent, sentMissing] = [
      await submit(wire, member, { ...formWith(), application_id }),
      await submit(wire, member, { ...formWith(), application_id: 99_999_999 }),
    ];
    expect([sent.status, sentMissing.status]).toEqual([404, 404]);
    const tooLarge = await submit(wire, member, { ...formWith(), application_id: largestId + 1 });
    expect(tooLarge.status).toBe(400);
    expect(sent.text).toBe(sentMissing.text);
    expect((await wire.client(owner.token)(openDraftCall)).draft.data).toBeNull();
  });

  test.each([[{ surname: 7 }], [{ institutions: 'none' }], [{ application_id: 1 }], ['text'], [undefined]])(
    'a draft of %o is refused',
    async (data) => {
      const member = await newMember(wire);
      const { application_id } = (await wire.client(member.token)(openDraftCall)).draft;
      const answer = await wire.send(saveDraftCall, { token: member.token, body: { application_id, data } });
      expect(answer.status).toBe(400);
    },
  );
}

/** Submissions, their repetition, and drafts. */
export function applicationCases(wire: Wire): void {
  describe('submitting an application', () => submissionCases(wire));
  describe('repeating a submission', () => repetitionCases(wire));
  describe('drafts', () => draftCases(wire));
}
