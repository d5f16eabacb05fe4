import { ApiError } from '@imc/api/client';
import {
  openDraftCall,
  profileCall,
  signInCall,
  signOutCall,
  signUpCall,
  signUpTexts,
  submitApplicationCall,
  updateProfileCall,
} from '@imc/api/contract';
import { describe, expect, test } from 'vitest';
import {
  anyMember,
  formWith,
  goodPassword,
  newDetails,
  newMember,
  signIn,
  signInAdmin,
  submissionParts,
} from '../people.ts';
import type { TestApi } from '../test-api.ts';

function signUpCases(api: TestApi): void {
  test('sign-up creates a member who can sign in', async () => {
    const details = {
      ...newDetails(),
      name: 'Olatunji-Adebayo Oluwaseun Temitope',
      membership_type: 'Fellow',
    };
    const answer = await api.send(signUpCall, { body: details });
    expect(answer.status).toBe(200);

    const { user } = await signIn(api, details.email, details.password);
    expect(user).toMatchObject({
      name: details.name,
      email: details.email,
      phone_number: details.phone_number,
      role: 'member',
      membership_type: 'Fellow',
      career_field: null,
      organization: null,
      position: null,
      qualification: null,
      experience: null,
      profile_completed: 0,
      payment_status: 'pending',
      profile_photo: null,
    });
  });

  describe("a marketer's code that came with the sign-up", () => {
    const firstDraft = async (marketer_code: unknown) => {
      const details = { ...newDetails(), marketer_code };
      expect((await api.send(signUpCall, { body: details })).status).toBe(200);
      const { token } = await signIn(api, details.email, details.password);
      const { application_id, data } = (await api.client(token)(openDraftCall)).draft;
      return { token, application_id, data };
    };

    test('MKT-2: is in the first draft, and in no later one', async () => {
      const { token, application_id, data } = await firstDraft(' MKT-Ọlá ');
      expect(data).toEqual({ marketer_code: 'MKT-Ọlá' });
      const form = await submissionParts(formWith({ application_id, marketer_code: 'OTHER' }));
      expect((await api.send(submitApplicationCall, { token, form })).status).toBe(200);
      expect((await api.client(token)(openDraftCall)).draft.data).not.toHaveProperty('marketer_code');
    });

    test.each(['', '  ', 'A'.repeat(61), 'A\u0007B', '\u0090fdp'])('is ignored if it is %j', async (code) => {
      expect((await firstDraft(code)).data).toBeNull();
    });

    test.each([[['MKT-ADA']], [7], [null]])('%j is refused', async (marketer_code) => {
      const answer = await api.send(signUpCall, { body: { ...newDetails(), marketer_code } });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['marketer_code']]);
    });
  });

  test('an address is taken in any case and with any padding', async () => {
    const details = newDetails();
    await api.client()(signUpCall, { body: details });
    for (const email of [details.email, ` ${details.email.toUpperCase()} `]) {
      const answer = await api.send(signUpCall, { body: { ...newDetails(), email } });
      expect(answer.status).toBe(409);
      expect(answer.body.errors.email).toBeTruthy();
    }
  });

  test.each([
    ['name', { name: '' }, signUpTexts.required],
    ['name', { name: '   ' }, signUpTexts.required],
    ['name', { name: undefined }, signUpTexts.required],
    ['email', { email: '' }, signUpTexts.required],
    ['email', { email: 'nobody' }, signUpTexts.email],
    ['phone_number', { phone_number: '' }, signUpTexts.required],
    ['phone_number', { phone_number: undefined }, signUpTexts.required],
    ['membership_type', { membership_type: '' }, signUpTexts.required],
    ['membership_type', { membership_type: 'Emperor' }, signUpTexts.membershipType],
    ['password', { password: '' }, signUpTexts.required],
    ['password', { password: undefined }, signUpTexts.required],
    ['password', { password: 'Aa1!aaa' }, signUpTexts.tooShort],
    ['password', { password: 'baobab&river82' }, signUpTexts.tooPlain],
    ['password', { password: 'BAOBAB&RIVER82' }, signUpTexts.tooPlain],
    ['password', { password: 'Baobab&River' }, signUpTexts.tooPlain],
    ['password', { password: 'Baobab River82' }, signUpTexts.tooPlain],
    ['password', { password: `${goodPassword}${'a'.repeat(1024)}` }, signUpTexts.tooLong],
  ])('sign-up judges %s again: %o', async (field, changes, text) => {
    const answer = await api.send(signUpCall, { body: { ...newDetails(), ...changes } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({ [field]: text });
    expect(answer.body.message).toContain(text);
  });

  test('every membership type is accepted', async () => {
    const types = ['Student', 'Graduate', 'Associate', 'Member', 'Fellow', 'Distinguished Fellow'];
    const answers = await Promise.all(
      types.map((membership_type) => api.send(signUpCall, { body: { ...newDetails(), membership_type } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(types.map(() => 200));
  });

  test('sign-up ignores role, payment, completed profile and id', async () => {
    const details = newDetails();
    const more = { id: 1, role: 'admin', payment_status: 'completed', profile_completed: 1 };
    expect((await api.send(signUpCall, { body: { ...details, ...more } })).status).toBe(200);
    const { user } = await signIn(api, details.email, details.password);
    expect(user).toMatchObject({ role: 'member', payment_status: 'pending', profile_completed: 0 });
    expect(user.id).not.toBe((await signInAdmin(api)).user.id);
  });

  test('of 20 parallel sign-ups with one address, one creates an account', async () => {
    const body = newDetails();
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.send(signUpCall, { body })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses.slice(1)).difference(new Set([409, 503]))).toEqual(new Set());
  });

  test('a sign-up repeated with an Idempotency-Key is executed once and rejected with another body', async () => {
    const body = newDetails();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await api.send(signUpCall, { body, headers });
    const second = await api.send(signUpCall, { body, headers });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.text).toBe(first.text);
    expect((await api.send(signUpCall, { body: { ...body, name: 'Another' }, headers })).status).toBe(422);
  });
}

function signInCases(api: TestApi): void {
  test('sign-in returns the user and a valid token', async () => {
    const { token, user } = await newMember(api);
    expect(token.length).toBeGreaterThanOrEqual(32);
    expect((await api.client(token)(profileCall)).data).toEqual(user);
  });

  test('sign-in accepts the address in any case and with any padding', async () => {
    const { user, password } = await newMember(api);
    const again = await signIn(api, ` ${user.email.toUpperCase()} `, password);
    expect(again.user).toEqual(user);
  });

  test('every sign-in has its own token', async () => {
    const { user, token, password } = await newMember(api);
    const again = await signIn(api, user.email, password);
    expect(again.token).not.toBe(token);
    expect((await api.client(token)(profileCall)).data).toEqual(user);
  });

  test('an unknown address and a wrong password get identical responses', async () => {
    const { user } = await newMember(api);
    const wrong = await api.send(signInCall, { body: { email: user.email, password: 'Baobab&River83' } });
    const unknown = await api.send(signInCall, {
      body: { email: 'nobody.at.all@mail.example', password: 'Baobab&River83' },
    });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.text).toBe(wrong.text);
    expect(wrong.body.message).toMatch(/^Invalid (credentials|email or password)$/);
  });

  test.each([
    { email: '', password: goodPassword },
    { email: 'someone@mail.example', password: '' },
    { email: 'someone@mail.example' },
    { password: goodPassword },
    {},
  ])('sign-in without a field says so: %o', async (body) => {
    const answer = await api.send(signInCall, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(signUpTexts.signInRequired);
  });

  test('after five failures, even the right password is rejected for a while', async () => {
    const { user, token, password } = await newMember(api);
    const body = { email: user.email, password: 'Baobab&River83' };
    for (let failure = 0; failure < 5; failure++) {
      expect((await api.send(signInCall, { body })).status).toBe(401);
    }
    const answer = await api.send(signInCall, { body: { ...body, password } });
    expect(answer.status).toBe(429);
    expect(answer.body.message).toMatch(/Please wait (a minute|\d+ minutes) and try again/);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    // Existing sessions stay valid.
    expect((await api.client(token)(profileCall)).data.id).toBe(user.id);
  });

  test('sign-out ends only its own session', async () => {
    const { user, token, password } = await newMember(api);
    const other = await signIn(api, user.email, password);
    expect((await api.send(signOutCall, { token })).status).toBe(200);
    expect((await api.send(profileCall, { token })).status).toBe(401);
    expect((await api.send(signOutCall, { token })).status).toBe(401);
    expect((await api.send(profileCall, { token: other.token })).status).toBe(200);
  });
}

function profileCases(api: TestApi): void {
  test('the profile is saved and complete', async () => {
    const { user, token } = await newMember(api);
    const changes = {
      phone_number: '+234 800 000 7777',
      career_field: 'Ìmọ̀ iṣẹ́ <b>&amp; "quotes"</b>',
      organization: "D'Souza & Okafor; DROP TABLE users",
      position: 'Partner',
      qualification: 'PhD',
      experience: 3 as const,
    };
    const { data } = await api.client(token)(updateProfileCall, { body: changes });
    expect(data).toEqual({ ...user, ...changes, profile_completed: 1 });
    expect((await api.client(token)(profileCall)).data).toEqual(data);
  });

  test('an experience of 0 is a value, and null removes it', async () => {
    const { token } = await newMember(api);
    const client = api.client(token);
    expect((await client(updateProfileCall, { body: { experience: 10 } })).data.experience).toBe(10);
    expect((await client(updateProfileCall, { body: { experience: 0 } })).data.experience).toBe(0);
    expect((await client(profileCall)).data.experience).toBe(0);
    expect((await client(updateProfileCall, { body: { experience: null } })).data.experience).toBeNull();
  });

  test.each([1, 2, 11, -1, '3', 'ten'])('an experience of %o is rejected', async (experience) => {
    const { token } = await anyMember(api);
    const answer = await api.send(updateProfileCall, { token, body: { experience } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty('experience');
  });

  test('fields that are not sent stay unchanged', async () => {
    const { token } = await newMember(api);
    const client = api.client(token);
    await client(updateProfileCall, { body: { organization: 'Sample Ltd', experience: 6 } });
    const { data } = await client(updateProfileCall, { body: { position: 'Analyst' } });
    expect(data).toMatchObject({ organization: 'Sample Ltd', experience: 6, position: 'Analyst' });
  });

  test('the profile call does not change role, address, name, membership type, payment and id', async () => {
    const { user, token } = await newMember(api);
    const other = await newMember(api);
    const body = {
      user_id: other.user.id,
      id: other.user.id,
      name: 'Somebody Else',
      email: 'somebody.else@mail.example',
      role: 'admin',
      membership_type: 'Fellow',
      payment_status: 'completed',
      position: 'Analyst',
      profile_completed: 0,
    };
    const { body: answer } = await api.send(updateProfileCall, { token, body });
    expect(answer.data).toEqual({ ...user, position: 'Analyst', profile_completed: 1 });
    expect((await api.client(other.token)(profileCall)).data).toEqual(other.user);
  });

  test('the client throws the message of a rejection', async () => {
    const { token } = await anyMember(api);
    const refused = api.client(token)(updateProfileCall, { body: { position: 'a'.repeat(201) } });
    await expect(refused).rejects.toThrow(ApiError);
    await expect(refused).rejects.toMatchObject({ kind: 'refused', httpStatus: 400 });
  });
}

export function accountCases(api: TestApi): void {
  describe('sign-up', () => signUpCases(api));
  describe('sign-in and sign-out', () => signInCases(api));
  describe('profile', () => profileCases(api));
}
