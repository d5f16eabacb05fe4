import {
  dashboardStatsCall,
  endOtherSessionsCall,
  endSessionCall,
  eraseAccountCall,
  openDraftCall,
  ownAccountTexts,
  ownDataCall,
  privacyInForce,
  profileCall,
  resetTexts,
  saveDraftCall,
  sessionsCall,
  signUpCall,
  subscribeCall,
} from '@imc/api/contract';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { newApplication, newMember, type Person, signIn, signInAdmin } from '../people.ts';
import type { TestApi } from '../test-api.ts';

const statusOf = async (api: TestApi, { token }: Person) => (await api.send(profileCall, { token })).status;

function sessionCases(api: TestApi): void {
  const listOf = async ({ token }: Person) => (await api.client(token)(sessionsCall)).sessions;

  test('the list has the own session first and no secret', async () => {
    const person = await newMember(api);
    const other = await signIn(api, person.user.email, person.password);
    const sessions = await listOf(person);
    expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false]);
    const fromOther = await listOf(other);
    expect(fromOther.map(({ id }) => id)).toEqual(sessions.map(({ id }) => id).reverse());
    const { text } = await api.send(sessionsCall, { token: person.token });
    for (const secret of [person.token, other.token]) expect(text).not.toContain(secret);
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(2);
    for (const { created_at, last_seen_at } of sessions) {
      expect(created_at).toMatch(/^\d{4}-.*Z$/);
      expect(last_seen_at >= created_at).toBe(true);
    }
  });

  test('another session can be ended, once', async () => {
    const person = await newMember(api);
    const other = await signIn(api, person.user.email, person.password);
    const id = (await listOf(person)).find(({ is_current }) => !is_current)?.id;
    const end = () => api.send(endSessionCall, { token: person.token, body: { session_id: id } });
    const ended = await end();
    expect([ended.status, ended.body.message]).toEqual([200, ownAccountTexts.sessionEnded]);
    expect([await statusOf(api, person), await statusOf(api, other)]).toEqual([200, 401]);
    const again = await end();
    expect([again.status, again.body.message]).toEqual([404, ownAccountTexts.noSession]);
  });

  test('the session of another account can not be told from a missing one', async () => {
    const [person, stranger] = [await newMember(api), await newMember(api)];
    const [theirs] = await listOf(stranger);
    const end = (session_id: unknown) =>
      api.send(endSessionCall, { token: person.token, body: { session_id } });
    const [foreign, missing] = [await end(theirs?.id), await end('no-such-session')];
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.text).toBe(missing.text);
    expect(await statusOf(api, stranger)).toBe(200);
    for (const hostile of [undefined, 7, ['x'], 'x'.repeat(61)]) {
      expect((await end(hostile)).status).toBe(400);
    }
  });

  test('every other session can be ended at once', async () => {
    const person = await newMember(api);
    const other = await signIn(api, person.user.email, person.password);
    const answer = await api.send(endOtherSessionsCall, { token: person.token });
    expect([answer.status, answer.body.message]).toEqual([200, ownAccountTexts.othersEnded]);
    expect([await statusOf(api, person), await statusOf(api, other)]).toEqual([200, 401]);
    expect(await listOf(person)).toHaveLength(1);
  });
}

function downloadCases(api: TestApi): void {
  test('a download has the account, its applications and nothing of another member', async () => {
    const [person, stranger] = [await newMember(api), await newMember(api)];
    const client = api.client(person.token);
    const application_id = await newApplication(api, person, { surname: 'Surname-Of-The-Member' });
    await newApplication(api, stranger, { surname: 'Surname-Of-The-Stranger' });
    const { draft } = await client(openDraftCall);
    await client(saveDraftCall, {
      body: { application_id: draft.application_id, data: { surname: 'Draft-Of-The-Member' } },
    });
    const file = await client(ownDataCall);
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const json = strFromU8(files['my-data.json'] ?? new Uint8Array());
    const data = JSON.parse(json);
    expect(data.account).toMatchObject({ id: person.user.id, email: person.user.email });
    expect(data.consent).toMatchObject({
      terms: { version: '1.0' },
      privacy: { version: privacyInForce.version },
    });
    expect(data.newsletter).toBeNull();
    expect(data.sessions).toMatchObject([{ is_current: true }]);
    expect(data.applications).toMatchObject([
      { id: application_id, state: 'pending', form: { surname: 'Surname-Of-The-Member' } },
      { id: draft.application_id, state: 'draft', form: { surname: 'Draft-Of-The-Member' } },
    ]);
    for (const foreign of [stranger.user.email, 'Surname-Of-The-Stranger', person.token, person.password]) {
      expect(json).not.toContain(foreign);
    }
  });

  test('a download requires a session', async () => {
    expect((await api.send(ownDataCall)).status).toBe(401);
  });
}

function erasureCases(api: TestApi): void {
  const erase = ({ token }: Person, password: unknown) =>
    api.send(eraseAccountCall, { token, body: { password } });

  test('an erasure asks for the password', async () => {
    const person = await newMember(api);
    expect((await erase(person, undefined)).status).toBe(400);
    const wrong = await erase(person, 'Baobab&River83');
    expect([wrong.status, wrong.body.errors]).toEqual([400, { password: resetTexts.wrongCurrent }]);
    expect(await statusOf(api, person)).toBe(200);
  });

  test('an erasure ends every session, lowers the figures and frees the address', async () => {
    const admin = await signInAdmin(api);
    const total = async () => (await api.client(admin.token)(dashboardStatsCall)).stats.totalApplications;
    const before = await total();
    const person = await newMember(api);
    const other = await signIn(api, person.user.email, person.password);
    await newApplication(api, person);
    await api.client()(subscribeCall, { body: { email: person.user.email } });
    expect(await total()).toBe(before + 1);

    const erased = await erase(person, person.password);
    expect([erased.status, erased.body.message]).toEqual([200, ownAccountTexts.erased]);
    expect([await statusOf(api, person), await statusOf(api, other)]).toEqual([401, 401]);
    expect(await total()).toBe(before);

    const { name, email, phone_number, membership_type } = person.user;
    const details = { name, email, phone_number, membership_type, password: person.password };
    await api.client()(signUpCall, { body: details });
    const again = await signIn(api, email, person.password);
    expect(again.user.id).not.toBe(person.user.id);
    await api.client()(subscribeCall, { body: { email } });
  });

  test('an admin is refused', async () => {
    const admin = await signInAdmin(api);
    const answer = await erase(admin, admin.password);
    expect([answer.status, answer.body.message]).toEqual([403, ownAccountTexts.adminsStay]);
    expect(await statusOf(api, admin)).toBe(200);
  });
}

/** Sessions, download of the data, and erasure. */
export function ownAccountCases(api: TestApi): void {
  describe('the sessions of a user', () => sessionCases(api));
  describe('the download of the own data (R-42)', () => downloadCases(api));
  describe('the erasure of an account (R-42)', () => erasureCases(api));
}
