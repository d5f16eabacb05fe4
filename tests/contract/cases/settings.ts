import {
  accountsCall,
  changeSettingCall,
  dashboardStatsCall,
  decisionTimesCall,
  memberChargesCall,
  paymentDetailsCall,
  resetTexts,
  type SettingName,
  securityLogCall,
  settingDefaults,
  settingsCall,
  settingTexts,
  unnamedAdmin,
  updateProfileCall,
} from '@imc/api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { anyMember, newApplication, newMember, type Person, signInAdmin, withRole } from '../people.ts';
import type { TestApi } from '../test-api.ts';

/** The settings, their history, and what members see of them. */
export function settingCases(api: TestApi): void {
  let admin: Person;
  beforeAll(async () => {
    admin = await signInAdmin(api);
  });
  const settings = async () => (await api.client(admin.token)(settingsCall)).settings;
  const send = (body: unknown) => api.send(changeSettingCall, { token: admin.token, body });
  /** As an admin who has just read the setting. */
  const change = async (name: SettingName, value: unknown, more: object = {}) =>
    send({ name, value, version: (await settings())[name].version, ...more });
  const account = (number: string) => ({ bank: 'Second Bank', name: 'The Institute', number });

  describe('SET-1: the settings', () => {
    test('have their defaults at first', async () => {
      const unchanged = (value: unknown) => ({ value, version: 0, history: [] });
      expect(await settings()).toEqual({
        bank_account: unchanged(settingDefaults.bank_account),
        committee_mailbox: unchanged(settingDefaults.committee_mailbox),
        retention: unchanged(settingDefaults.retention),
        waiting_times: unchanged(settingDefaults.waiting_times),
        contact_messages: unchanged(settingDefaults.contact_messages),
        staff_digest: unchanged(settingDefaults.staff_digest),
        fee_basis: unchanged(settingDefaults.fee_basis),
      });
    });

    test('keep every change with who, when, from and to', async () => {
      const days = { sent_mails: 20, failed_mails: 60, mail_rows: 400, messages: 90, drafts: 200 };
      const first = await change('retention', days);
      expect([first.status, first.body.message, first.body.version]).toEqual([200, settingTexts.saved, 1]);
      await change('retention', settingDefaults.retention);
      const { retention } = await settings();
      const step = { changed_by: admin.user.name, changed_at: expect.any(String) };
      expect(retention).toEqual({
        value: settingDefaults.retention,
        version: 2,
        history: [
          { ...step, version: 2, from: days, to: settingDefaults.retention },
          { ...step, version: 1, from: settingDefaults.retention, to: days },
        ],
      });
    });

    test('do not change if the stored value is saved, also with an old version', async () => {
      const { version } = (await settings()).committee_mailbox;
      const body = { name: 'committee_mailbox', value: { email: ' second@imc.example ' }, version };
      expect((await send(body)).status).toBe(200);
      expect((await send(body)).status).toBe(200);
      const { committee_mailbox } = await settings();
      expect([committee_mailbox.value, committee_mailbox.version]).toEqual([
        { email: 'second@imc.example' },
        version + 1,
      ]);
    });

    test.each([
      ['bank_account', { ...account('123456789') }, 'value.number'],
      ['bank_account', { ...account('01234567890') }, 'value.number'],
      ['bank_account', { ...account('012345678x') }, 'value.number'],
      ['bank_account', { ...account('0123456789'), bank: ' ' }, 'value.bank'],
      ['bank_account', { ...account('0123456789'), name: 'a\nb' }, 'value.name'],
      ['bank_account', { ...account('0123456789'), name: 'a\u0007b' }, 'value.name'],
      ['bank_account', { ...account('0123456789'), bank: 'x'.repeat(201) }, 'value.bank'],
      ['bank_account', null, 'value'],
      ['committee_mailbox', { email: 'nobody' }, 'value.email'],
      ['committee_mailbox', { email: 'a@b.example, c@d.example' }, 'value.email'],
      ['committee_mailbox', { email: 'a@b' }, 'value.email'],
      ['committee_mailbox', { email: ['a@b.example'] }, 'value.email'],
      ['retention', { ...settingDefaults.retention, sent_mails: 6 }, 'value.sent_mails'],
      ['retention', { ...settingDefaults.retention, sent_mails: 91 }, 'value.sent_mails'],
      ['retention', { ...settingDefaults.retention, failed_mails: 1e9 }, 'value.failed_mails'],
      ['retention', { ...settingDefaults.retention, mail_rows: 200.5 }, 'value.mail_rows'],
      ['retention', { ...settingDefaults.retention, mail_rows: '365' }, 'value.mail_rows'],
      ['retention', { ...settingDefaults.retention, messages: 29 }, 'value.messages'],
      ['retention', {}, 'value.sent_mails'],
      ['waiting_times', { shown: 1 }, 'value.shown'],
      ['waiting_times', true, 'value'],
      ['contact_messages', { stored: 'yes' }, 'value.stored'],
      ['staff_digest', {}, 'value.sent'],
      ['fee_basis', { basis: 'free' }, 'value.basis'],
      ['others', {}, 'name'],
    ])('%s is not %j', async (name, value, field) => {
      const answer = await send({ name, value, version: 0 });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.errors)).toContain(field);
    });

    test.each([undefined, -1, 1.5, '0', 7])('a change of version %j is refused', async (version) => {
      const answer = await send({ name: 'waiting_times', value: { shown: false }, version });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toHaveProperty('version');
    });
  });

  describe('SET-2: two admins', () => {
    test('one wins, and the other is told by whom', async () => {
      const { version } = (await settings()).committee_mailbox;
      const answers = await Promise.all(
        ['first@imc.example', 'other@imc.example'].map((email) =>
          send({ name: 'committee_mailbox', value: { email }, version }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject({
        message: settingTexts.changedSince(admin.user.name),
        changed: { changed_by: admin.user.name, changed_at: expect.any(String), version: version + 1 },
      });
      expect((await settings()).committee_mailbox.version).toBe(version + 1);
    });
  });

  describe('SET-3: the bank account', () => {
    test.each([
      [undefined, /./],
      ['', /./],
      ['wrong', new RegExp(resetTexts.wrongCurrent)],
    ])('is not changed with the password %j', async (current_password, text) => {
      const before = (await settings()).bank_account;
      const answer = await change('bank_account', account('0123456780'), { current_password });
      expect(answer.status).toBe(400);
      expect(answer.body.errors.current_password).toMatch(text);
      expect((await settings()).bank_account).toEqual(before);
    });

    test('PAY-1: is none at first, then what members transfer to, as soon as it was changed', async () => {
      const { token } = await anyMember(api);
      const details = () => api.client(token)(paymentDetailsCall);
      expect((await details()).bank_account).toBeNull();
      const current_password = admin.password;
      await change('bank_account', account('0123456789'), { current_password });
      await change('committee_mailbox', { email: 'committee@imc.example' });
      expect(await details()).toMatchObject({
        bank_account: account('0123456789'),
        email: 'committee@imc.example',
      });
      expect(JSON.stringify((await settings()).bank_account)).not.toContain(current_password);
    });
  });

  test('SET-5: the dashboard names what must be set until it is set, and only to those who may set it', async () => {
    const notSet = async (token: string) => (await api.client(token)(dashboardStatsCall)).not_set;
    await change('committee_mailbox', settingDefaults.committee_mailbox);
    expect(await notSet(admin.token)).toEqual(expect.arrayContaining(['committee_mailbox', 'second_factor']));
    await change('committee_mailbox', { email: 'committee@imc.example' });
    await change('bank_account', account('0123456789'), { current_password: admin.password });
    const names = await notSet(admin.token);
    expect(names).not.toContain('committee_mailbox');
    expect(names).not.toContain('bank_account');
    expect(await notSet((await withRole(api, admin, await newMember(api), 'reviewer')).token)).toBeNull();
  });

  test('ACC-9: an admin without an own name is told so, and gives it', async () => {
    const person = await newMember(api);
    const { token } = await withRole(api, admin, person, 'admin');
    const rename = (name: string) => api.send(updateProfileCall, { token, body: { name } });
    const notSet = async () => (await api.client(token)(dashboardStatsCall)).not_set;
    expect(await notSet()).not.toContain('own_name');
    await rename(unnamedAdmin);
    expect(await notSet()).toContain('own_name');
    const own = `Named ${person.user.id}`;
    expect((await rename(own)).body.data).toMatchObject({ name: own });
    expect(await notSet()).not.toContain('own_name');
    const blank = await rename(' ');
    expect([blank.status, Object.keys(blank.body.errors ?? {})]).toEqual([400, ['name']]);
    const { accounts } = await api.client(admin.token)(accountsCall, { query: { q: own } });
    expect(accounts.map(({ id }) => id)).toEqual([person.user.id]);
    const { events } = await api.client(admin.token)(securityLogCall, {
      query: { kind: 'account-corrected', account: person.user.id },
    });
    expect(events.map(({ account, detail }) => [account?.id, detail])).toEqual([
      [person.user.id, 'name'],
      [person.user.id, 'name'],
    ]);
    await withRole(api, admin, person, 'member');
  });

  test('SET-7, PAY-42: other fees are charged from the change on, and what is open stays as charged', async () => {
    const member = await newMember(api);
    const charges = async () => {
      const answer = await api.client(member.token)(memberChargesCall);
      return answer.charges.map(({ about, amount, state }) => [about, amount, state]);
    };
    const form = { membershipCategory: 'Associate Member (AIMC)' };
    await newApplication(api, member, form);
    await change('fee_basis', { basis: 'flat' });
    expect(await api.client(member.token)(paymentDetailsCall)).toMatchObject({ fee_basis: 'flat' });
    await newApplication(api, member, form);
    await change('fee_basis', { basis: 'grade' });
    expect(await charges()).toEqual([
      ['Annual Membership Fee', 10_000, 'open'],
      ['Application fee', 5_000, 'open'],
    ]);
  });

  test('DASH-4: waiting times are not told if members are not shown them', async () => {
    const { token } = await anyMember(api);
    await change('waiting_times', { shown: false });
    expect(await api.client(token)(decisionTimesCall)).toMatchObject({ median_hours: null, of: 0 });
    await change('waiting_times', { shown: true });
  });
}
