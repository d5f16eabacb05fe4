import {
  changePasswordCall,
  forgotPasswordCall,
  privacyInForce,
  profileCall,
  resetPasswordCall,
  resetTexts,
  signInCall,
  signUpCall,
  signUpTexts,
  termsInForce,
} from '@imc/api/contract';
import { describe, expect, test } from 'vitest';
import { anyMember, goodPassword, newDetails, newMember, type Person, signIn } from '../people.ts';
import type { TestApi } from '../test-api.ts';

const newPassword = 'Kora#Strings&21';
const stranger = 'nobody.at.all@mail.example';

/** The token of the newest link that was mailed to an address. */
export type ResetToken = (address: string) => Promise<string>;

function resetCases(api: TestApi, resetToken: ResetToken): void {
  const requestLink = (email: unknown) => api.send(forgotPasswordCall, { body: { email } });
  const reset = (token: unknown, password: unknown = newPassword) =>
    api.send(resetPasswordCall, { body: { token, password } });
  const linkFor = async ({ user }: Person) => {
    await requestLink(user.email);
    return resetToken(user.email);
  };

  test('any address gets an identical response', async () => {
    const { user } = await anyMember(api);
    const known = await requestLink(` ${user.email.toUpperCase()} `);
    const unknown = await requestLink(stranger);
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(known.body.message).toBe(resetTexts.asked);
    expect(unknown.text).toBe(known.text);
  });

  test.each([
    ['', signUpTexts.required],
    ['   ', signUpTexts.required],
    [undefined, signUpTexts.required],
    ['nobody', signUpTexts.email],
    ['two words@mail.example', signUpTexts.email],
  ])('no link is sent to %o', async (email, text) => {
    const answer = await requestLink(email);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({ email: text });
  });

  test('a link sets the password once and ends every session', async () => {
    const person = await newMember(api);
    const other = await signIn(api, person.user.email, person.password);
    const token = await linkFor(person);
    const answer = await reset(token);
    expect([answer.status, answer.body.message]).toEqual([200, resetTexts.done]);
    for (const session of [person.token, other.token]) {
      expect((await api.send(profileCall, { token: session })).status).toBe(401);
    }
    const old = await api.send(signInCall, {
      body: { email: person.user.email, password: person.password },
    });
    expect(old.status).toBe(401);
    await signIn(api, person.user.email, newPassword);

    const again = await reset(token, 'Talking&Drum55');
    expect(again.status).toBe(400);
    expect(again.body.errors).toEqual({ token: resetTexts.used });
    await signIn(api, person.user.email, newPassword);
  });

  test('a newer link replaces an older one', async () => {
    const person = await newMember(api);
    const older = await linkFor(person);
    const newer = await linkFor(person);
    expect(newer).not.toBe(older);
    expect((await reset(older)).body.errors).toEqual({ token: resetTexts.replaced });
    expect((await reset(newer)).status).toBe(200);
  });

  test.each([
    ['', resetTexts.cut],
    [undefined, resetTexts.cut],
    ['abc', resetTexts.cut],
    ['a'.repeat(42), resetTexts.cut],
    ['a'.repeat(44), resetTexts.cut],
    ['a'.repeat(5000), resetTexts.cut],
    ["' or 1=1 --", resetTexts.cut],
    ['a'.repeat(43), resetTexts.unknown],
  ])('a link with %o opens nothing', async (token, text) => {
    const answer = await reset(token);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({ token: text });
  });

  test('a link stays valid after a rejected password', async () => {
    const person = await newMember(api);
    const token = await linkFor(person);
    const localPart = person.user.email.split('@')[0];
    for (const [password, text] of [
      ['', signUpTexts.required],
      ['Aa1!', signUpTexts.tooShort],
      ['nocapitals1!', signUpTexts.tooPlain],
      ['Password@123', signUpTexts.common],
      ['My-AIMC@1979', signUpTexts.institute],
      [`X!${localPart}9`, signUpTexts.mailName],
    ]) {
      const answer = await reset(token, password);
      expect([answer.status, answer.body.errors]).toEqual([400, { password: text }]);
    }
    expect((await reset(token)).status).toBe(200);
  });

  test('a link lifts the lock after failed sign-ins', async () => {
    const person = await newMember(api);
    const { email } = person.user;
    for (let failure = 0; failure < 6; failure++) {
      await api.send(signInCall, { body: { email, password: 'Baobab&River83' } });
    }
    expect((await reset(await linkFor(person))).status).toBe(200);
    await signIn(api, email, newPassword);
  });
}

function changeCases(api: TestApi): void {
  const change = ({ token }: Person, body: object) => api.send(changePasswordCall, { token, body });

  test('a change requires the current password, ends other sessions and preserves its own', async () => {
    const person = await newMember(api);
    const other = await signIn(api, person.user.email, person.password);
    const wrong = await change(person, { current_password: 'Baobab&River83', password: newPassword });
    expect([wrong.status, wrong.body.errors]).toEqual([400, { current_password: resetTexts.wrongCurrent }]);
    expect((await change(person, { password: newPassword })).status).toBe(400);
    expect((await api.send(profileCall, { token: other.token })).status).toBe(200);

    const changed = await change(person, { current_password: person.password, password: newPassword });
    expect([changed.status, changed.body.message]).toEqual([200, resetTexts.changed]);
    expect((await api.send(profileCall, { token: person.token })).status).toBe(200);
    expect((await api.send(profileCall, { token: other.token })).status).toBe(401);
    await signIn(api, person.user.email, newPassword);
  });

  test.each([
    ['Welcome@123', signUpTexts.common],
    ['Dfimc@1979x', signUpTexts.institute],
    ['short', signUpTexts.tooShort],
  ])('a change to %o is refused', async (password, text) => {
    const person = await anyMember(api);
    const answer = await change(person, { current_password: person.password, password });
    expect([answer.status, answer.body.errors]).toEqual([400, { password: text }]);
  });
}

function signUpCases(api: TestApi): void {
  test.each([
    ['Password1!', signUpTexts.common],
    ['P@ssw0rd', signUpTexts.common],
    ['The-IMC@1979', signUpTexts.institute],
    ['Amaka.Nwosu@1', signUpTexts.mailName],
  ])('sign-up refuses %o with the reason', async (password, text) => {
    const body = { ...newDetails(), email: 'amaka.nwosu@sign-up.example', password };
    const answer = await api.send(signUpCall, { body });
    expect([answer.status, answer.body.errors]).toEqual([400, { password: text }]);
  });

  test.each([[{}], [{ terms_version: termsInForce.version, privacy_version: privacyInForce.version }]])(
    'the accepted terms and privacy notice are stored with their time: %o',
    async (sent) => {
      const details = newDetails();
      await api.client()(signUpCall, { body: { ...details, password: goodPassword, ...sent } });
      const { token } = await signIn(api, details.email, goodPassword);
      const { terms, privacy } = (await api.send(profileCall, { token })).body;
      const accepted_at = expect.stringMatching(/^\d{4}-.*Z$/);
      expect(terms).toEqual({ version: termsInForce.version, accepted_at });
      expect(privacy).toEqual({ version: privacyInForce.version, accepted_at });
    },
  );
}

/** Forgotten, changed, and rejected passwords. */
export function passwordCases(api: TestApi, resetToken: ResetToken): void {
  describe('a forgotten password', () => resetCases(api, resetToken));
  describe('a change of the password', () => changeCases(api));
  describe('additional rules of sign-up', () => signUpCases(api));
}
