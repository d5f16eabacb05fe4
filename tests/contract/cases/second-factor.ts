import {
  accountsCall,
  codeSeconds,
  confirmSecondFactorCall,
  disableSecondFactorCall,
  mailsCall,
  peopleTexts,
  profileCall,
  recoveryCodeCount,
  refusalTexts,
  requireSecondFactorCall,
  resetSecondFactorCall,
  resetTexts,
  secondFactorCall,
  secondFactorTexts,
  setAccountBlockedCall,
  setAccountRoleCall,
  signInCall,
  signInCodeCall,
  startSecondFactorCall,
} from '@imc/api/contract';
import { generateSync } from 'otplib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newMember, type Person, signIn, signInAdmin } from '../people.ts';
import type { TestApi } from '../test-api.ts';

/** As an app shows it, `steps` of half a minute from now. */
const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, period: codeSeconds, epoch: Math.floor(Date.now() / 1000) + steps * codeSeconds });

/** ACC-13 to ACC-19, PPL-9, PPL-10. */
export function secondFactorCases(api: TestApi): void {
  // The clock is stopped at the beginning of a step, so that no code is a step older when it arrives.
  const step = codeSeconds * 1000;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - (Date.now() % step) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const start = ({ token, password }: Person) =>
    api.client(token)(startSecondFactorCall, { body: { password } });
  /** With the code of the step before, so that the current one is unused. */
  const enrolled = async (person: Person) => {
    const { secret } = await start(person);
    const { recovery_codes: codes } = await api.client(person.token)(confirmSecondFactorCall, {
      body: { code: codeOf(secret, -1) },
    });
    return { person, secret, codes };
  };
  const firstStep = ({ user, password }: Person) =>
    api.send(signInCall, { body: { email: user.email, password } });
  const challengeOf = async (person: Person): Promise<string> =>
    (await firstStep(person)).body.second_factor.challenge;
  const secondStep = (challenge: unknown, code: unknown) =>
    api.send(signInCodeCall, { body: { challenge, code } });

  test('is set up with the password and a first code, and ends every other session', async () => {
    const person = await newMember(api);
    const other = await signIn(api, person.user.email, person.password);
    const send = (call: typeof startSecondFactorCall | typeof confirmSecondFactorCall, body: unknown) =>
      api.send(call, { token: person.token, body });
    expect((await send(confirmSecondFactorCall, { code: '123456' })).status).toBe(409);
    const wrong = await send(startSecondFactorCall, { password: 'Wrong@12345' });
    expect([wrong.status, wrong.body.errors]).toEqual([400, { password: resetTexts.wrongCurrent }]);

    const { secret, uri } = await start(person);
    expect(uri).toContain(`secret=${secret}`);
    expect(decodeURIComponent(uri)).toContain(person.user.email);
    // Nothing changes until it is confirmed.
    expect((await firstStep(person)).status).toBe(200);
    const bad = await send(confirmSecondFactorCall, { code: codeOf(secret, 5) });
    expect([bad.status, bad.body.errors]).toEqual([400, { code: secondFactorTexts.wrongSetupCode }]);
    const done = await send(confirmSecondFactorCall, { code: codeOf(secret) });
    expect(done.status).toBe(200);
    expect(new Set(done.body.recovery_codes).size).toBe(recoveryCodeCount);
    expect((await api.send(profileCall, { token: other.token })).status).toBe(401);
    const { second_factor } = await api.client(person.token)(secondFactorCall);
    expect(second_factor).toEqual({ enabled_at: expect.any(String), recovery_codes_left: recoveryCodeCount });
    expect((await send(startSecondFactorCall, { password: person.password })).status).toBe(409);
  });

  test('asks for the code after the password, and each code and challenge works once', async () => {
    const { person, secret } = await enrolled(await newMember(api));
    const asked = await firstStep(person);
    expect([asked.status, asked.body.message]).toEqual([401, secondFactorTexts.codeNeeded]);
    expect(asked.body).not.toHaveProperty('data');
    const { challenge } = asked.body.second_factor;
    const code = codeOf(secret);
    const signedIn = await secondStep(challenge, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect([signedIn.status, signedIn.body.data.user.id]).toEqual([200, person.user.id]);
    expect((await api.send(profileCall, { token: signedIn.body.data.token })).status).toBe(200);

    const reused = await secondStep(challenge, codeOf(secret, 1));
    expect([reused.status, reused.body.message]).toEqual([401, secondFactorTexts.challengeEnded]);
    const replayed = await secondStep(await challengeOf(person), code);
    expect([replayed.status, replayed.body.errors]).toEqual([400, { code: secondFactorTexts.wrongCode }]);
    // The clock of a phone may be a step ahead.
    expect((await secondStep(await challengeOf(person), codeOf(secret, 1))).status).toBe(200);
  });

  test('a wrong password gets no challenge, and a challenge of another form has ended', async () => {
    const { person } = await enrolled(await newMember(api));
    const wrong = await firstStep({ ...person, password: 'Wrong@12345' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).not.toHaveProperty('second_factor');
    expect((await secondStep('x', '123456')).status).toBe(401);
    for (const hostile of [undefined, 7, ['x'], 'x'.repeat(500)]) {
      expect((await secondStep(hostile, '123456')).status).toBe(400);
      expect((await secondStep('x', hostile)).status).toBe(400);
    }
  });

  test('ACC-18: wrong codes have to wait, also with the password in between', async () => {
    const { person, secret } = await enrolled(await newMember(api));
    for (let tries = 0; tries < 5; tries += 1)
      expect((await secondStep(await challengeOf(person), codeOf(secret, 9))).status).toBe(400);
    expect((await secondStep(await challengeOf(person), codeOf(secret))).status).toBe(429);
  });

  test('recovery codes work once each, however they are typed', async () => {
    const { person, codes } = await enrolled(await newMember(api));
    const [code = ''] = codes;
    const typed = ` ${code.replaceAll('-', ' ').toUpperCase()} `;
    const signedIn = await secondStep(await challengeOf(person), typed);
    expect(signedIn.status).toBe(200);
    expect((await secondStep(await challengeOf(person), code)).status).toBe(400);
    const { second_factor } = await api.client(signedIn.body.data.token)(secondFactorCall);
    expect(second_factor.recovery_codes_left).toBe(recoveryCodeCount - 1);
  });

  test('is removed with the password and a code', async () => {
    const { person, secret, codes } = await enrolled(await newMember(api));
    const disable = (body: { password: string; code: string }) =>
      api.send(disableSecondFactorCall, { token: person.token, body });
    const { password } = person;
    expect((await disable({ password: 'Wrong@12345', code: codeOf(secret) })).body.errors).toEqual({
      password: resetTexts.wrongCurrent,
    });
    expect((await disable({ password, code: '000000' })).status).toBe(400);
    expect((await disable({ password, code: codes[1] ?? '' })).status).toBe(200);
    expect((await firstStep(person)).status).toBe(200);
    expect((await disable({ password, code: '000000' })).status).toBe(409);
  });

  describe('of somebody else', () => {
    test('is removed by an admin, which ends sessions and sign-ins under way', async () => {
      const admin = await signInAdmin(api);
      const { person, secret } = await enrolled(await newMember(api));
      const challenge = await challengeOf(person);
      const reset = (account_id: number) =>
        api.send(resetSecondFactorCall, { token: admin.token, body: { account_id } });
      const done = await reset(person.user.id);
      expect([done.status, done.body.message]).toEqual([
        200,
        peopleTexts.secondFactorReset(person.user.name),
      ]);
      expect((await api.send(profileCall, { token: person.token })).status).toBe(401);
      expect((await secondStep(challenge, codeOf(secret))).status).toBe(401);
      expect((await firstStep(person)).status).toBe(200);
      expect((await reset(person.user.id)).status).toBe(409);
      expect((await reset(admin.user.id)).status).toBe(403);
    });
  });

  test('PPL-10: every change of it, a used recovery code, a role and a block are mailed to the owner', async () => {
    const admin = await signInAdmin(api);
    const { person, codes } = await enrolled(await newMember(api));
    await secondStep(await challengeOf(person), codes[0]);
    const account_id = person.user.id;
    for (const [call, body] of [
      [resetSecondFactorCall, {}],
      [setAccountRoleCall, { role: 'treasurer' }],
      [setAccountBlockedCall, { blocked: true }],
      [setAccountBlockedCall, { blocked: false }],
    ] as const)
      await api.send(call, { token: admin.token, body: { account_id, ...body } });
    const again = await enrolled(await signIn(api, person.user.email, person.password));
    await api.send(disableSecondFactorCall, {
      token: again.person.token,
      body: { password: person.password, code: codeOf(again.secret) },
    });
    const { mails } = await api.client(admin.token)(mailsCall, { query: { limit: 100 } });
    const changes = mails.filter(
      ({ template, to }) => template === 'account-changed' && to?.address === person.user.email,
    );
    expect(changes).toHaveLength(8);
  });

  test('PPL-10: is required of staff, who can do nothing else until it is set up', async () => {
    const admin = await signInAdmin(api);
    const chief = await newMember(api);
    const setRole = (account_id: number, role: string) =>
      api.send(setAccountRoleCall, { token: admin.token, body: { account_id, role } });
    await setRole(chief.user.id, 'admin');
    const { person } = await enrolled(await signIn(api, chief.user.email, chief.password));
    const requireOfStaff = (required: unknown) =>
      api.send(requireSecondFactorCall, { token: person.token, body: { required } });
    expect((await requireOfStaff('yes')).status).toBe(400);
    expect((await requireOfStaff(true)).status).toBe(200);
    try {
      const refused = await api.send(accountsCall, { token: admin.token });
      expect([refused.status, refused.body.message]).toEqual([403, refusalTexts.secondFactorMissing]);
      const { data } = await api.client(admin.token)(profileCall);
      expect(data.must_set_up_second_factor).toBe(true);
      expect((await api.client(person.token)(profileCall)).data).not.toHaveProperty(
        'must_set_up_second_factor',
        true,
      );
      expect((await api.client(person.token)(accountsCall)).second_factor_required).toBe(true);
    } finally {
      expect((await requireOfStaff(false)).status).toBe(200);
    }
    expect((await api.send(accountsCall, { token: admin.token })).status).toBe(200);
    await setRole(chief.user.id, 'member');
  });
}
