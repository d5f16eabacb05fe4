import {
  allCalls,
  type Call,
  endOtherSessionsCall,
  memberApplicationCall,
  memberApplicationsCall,
  profileCall,
  sendAddressLinkCall,
  signOutCall,
  withdrawNameChangeCall,
} from '@imc/api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { newApplication, newMember, type Person, signIn, signInAdmin } from '../people.ts';
import type { TestApi, TestRequest } from '../test-api.ts';

/** An empty payload of the call's kind. */
function emptyRequest(call: Call): TestRequest {
  if (call.sends === 'json') return { body: {} };
  if (call.sends === 'multipart') {
    const form = new FormData();
    form.set('nothing', '');
    return { form };
  }
  return {};
}

const guarded = allCalls.filter(({ access }) => access !== 'anyone');
const named = (call: Call) => [`${call.method} ${call.path}`, call] as const;

function matrix(api: TestApi, people: { member: () => Person; admin: () => Person }): void {
  /** A separate session, because signing out would end the shared one. */
  const tokenFor = async (person: Person, call: Call) => {
    // Would end the sessions of other cases, so a new member makes it.
    if (call === endOtherSessionsCall) return (await newMember(api)).token;
    return call === signOutCall
      ? (await signIn(api, person.user.email, person.password)).token
      : person.token;
  };

  const status = async (call: Call, person?: Person) => {
    const token = person && (await tokenFor(person, call));
    return (await api.send(call, { ...emptyRequest(call), token })).status;
  };
  /** The sign-up has sent a link a moment ago, and no request for another name is open. */
  const refusals = new Map<Call, number>([
    [sendAddressLinkCall, 429],
    [withdrawNameChangeCall, 409],
  ]);
  const allowed = (call: Call) => [200, refusals.get(call) ?? 400];

  test.each(allCalls.map(named))('%s requires a session', async (_, call) => {
    const [nobody, member, admin] = [
      await status(call),
      await status(call, people.member()),
      await status(call, people.admin()),
    ];
    if (call.access === 'anyone') expect(allowed(call)).toContain(nobody);
    else expect(nobody).toBe(401);
    if (call.access === 'admin') expect(member).toBe(403);
    else expect(allowed(call)).toContain(member);
    expect(allowed(call)).toContain(admin);
  });

  test.each(guarded.map(named))('%s rejects invalid tokens', async (_, call) => {
    const { token } = people.admin();
    const wrong: Record<string, string>[] = [
      { Authorization: '' },
      { Authorization: 'Bearer' },
      { Authorization: 'Bearer ' },
      { Authorization: token },
      { Authorization: `Basic ${btoa(`admin:${token}`)}` },
      { Authorization: `Bearer ${token.slice(0, -1)}` },
      { Authorization: `Bearer ${token}x` },
      { Authorization: `Bearer ${'x'.repeat(token.length)}` },
      { Authorization: `Bearer ${'x'.repeat(8192)}` },
      { Authorization: "Bearer ' OR 1=1 --" },
      { Cookie: `token=${token}` },
    ];
    const requests = [
      ...wrong.map((headers) => ({ headers })),
      { query: `?token=${token}&access_token=${token}` },
    ];
    for (const request of requests) {
      expect(
        (await api.send(call, { ...emptyRequest(call), ...request })).status,
        JSON.stringify(request),
      ).toBe(401);
    }
  });
}

function ownershipCases(api: TestApi, people: { member: () => Person; admin: () => Person }): void {
  let owner: Person;
  beforeAll(async () => {
    owner = await newMember(api);
    await newApplication(api, owner);
  });
  const calls = [named(memberApplicationsCall), named(memberApplicationCall)];

  test.each(calls)('%s accepts the own address in any case and with any padding', async (_, call) => {
    const plain = await api.send(call, { token: owner.token });
    for (const email of [owner.user.email, owner.user.email.toUpperCase(), ` ${owner.user.email} `]) {
      const answer = await api.send(call, {
        token: owner.token,
        query: `?email=${encodeURIComponent(email)}`,
      });
      expect([answer.status, answer.text]).toEqual([200, plain.text]);
    }
  });

  test.each(calls)("%s rejects another user's address and an unknown one identically", async (_, call) => {
    const { token } = people.member();
    const sendWithEmail = (email: string) =>
      api.send(call, { token, query: `?email=${encodeURIComponent(email)}` });
    const missing = await sendWithEmail('nobody.at.all@mail.example');
    expect(missing.status).toBe(403);
    for (const email of [owner.user.email, owner.user.email.toUpperCase(), ` ${owner.user.email} `]) {
      const answer = await sendWithEmail(email);
      expect([answer.status, answer.text]).toEqual([403, missing.text]);
    }
  });

  test.each(calls)('%s returns nothing of another user for a disguised address', async (_, call) => {
    const { token, user } = people.member();
    const theirs = owner.user.email;
    const own = await api.send(call, { token });
    for (const query of [
      `?email=${user.email}&email=${theirs}`,
      `?email=${theirs}&email=${user.email}`,
      `?email[]=${theirs}`,
      `?email[0]=${theirs}`,
      `?Email=${theirs}`,
      `?user_id=${owner.user.id}&id=${owner.user.id}`,
      `?email=${encodeURIComponent(encodeURIComponent(theirs))}`,
      `?email=${user.email}%00${theirs}`,
    ]) {
      const answer = await api.send(call, { token, query });
      expect([200, 400, 403, 404], query).toContain(answer.status);
      if (answer.status === 200) expect(answer.text, query).toBe(own.text);
      expect(answer.text, query).not.toContain('Nwosu');
    }
  });

  test.each(calls)('%s accepts any address from an admin', async (_, call) => {
    const { token } = people.admin();
    const answer = await api.send(call, { token, query: `?email=${encodeURIComponent(owner.user.email)}` });
    // After the first response: an application says who has opened it.
    const theirs = await api.send(call, { token: owner.token });
    expect([answer.status, answer.body]).toEqual([200, theirs.body]);
    const nobodys = await api.send(call, { token, query: '?email=nobody.at.all%40mail.example' });
    expect(nobodys.status).toBe(200);
    expect(nobodys.body.applications ?? nobodys.body.application ?? []).toEqual([]);
  });

  test('a sign-out does not affect the session of another user', async () => {
    const [member, other] = [await newMember(api), await newMember(api)];
    await api.send(signOutCall, { token: member.token, body: { user_id: other.user.id } });
    expect((await api.send(profileCall, { token: other.token })).status).toBe(200);
  });
}

/** Generated from the list of all calls (R-11, R-13, R-14). */
export function authorizationCases(api: TestApi): void {
  describe('authorization', () => {
    let member: Person | undefined;
    let admin: Person | undefined;
    beforeAll(async () => {
      member = await newMember(api);
      admin = await signInAdmin(api);
    });
    const present = (person: Person | undefined): Person => {
      if (!person) throw new Error('Nobody is signed in yet.');
      return person;
    };
    const people = { member: () => present(member), admin: () => present(admin) };
    matrix(api, people);
    ownershipCases(api, people);
  });
}
