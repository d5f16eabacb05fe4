import {
  type AddressLinkKind,
  accountTexts,
  addressTexts,
  changeAddressCall,
  codeSeconds,
  confirmSecondFactorCall,
  eraseAccountCall,
  newsletterReadersCall,
  ownDataCall,
  profileCall,
  resetTexts,
  secondFactorTexts,
  securityLogCall,
  sendAddressLinkCall,
  signInCall,
  signUpCall,
  startSecondFactorCall,
  subscribeCall,
  useAddressLinkCall,
} from '@imc/api/contract';
import { strFromU8, unzipSync } from 'fflate';
import { generateSync } from 'otplib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newDetails, newMember, type Person, signIn, signInAdmin } from '../people.ts';
import type { TestApi } from '../test-api.ts';

/** The token of the newest link of this kind that was mailed to an address. */
export type AddressToken = (address: string, kind: AddressLinkKind) => Promise<string>;

const day = 24 * 60 * 60 * 1000;

/** ACC-23 to ACC-25, R-48. */
export function addressCases(api: TestApi, addressToken: AddressToken): void {
  afterEach(() => {
    vi.useRealTimers();
  });
  const later = (milliseconds: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });

  const open = (token: string, kind: AddressLinkKind = 'confirm') =>
    api.send(useAddressLinkCall, { body: { token, kind } });
  const ask = ({ token, password }: Person, email: string, more: object = {}) =>
    api.send(changeAddressCall, { token, body: { email, password, ...more } });
  const stateOf = async ({ token }: Person) => (await api.client(token)(profileCall)).data.email_state;
  const statusOf = async ({ token }: Person) => (await api.send(profileCall, { token })).status;
  const trySignIn = (email: string, password: string) => api.send(signInCall, { body: { email, password } });
  const downloaded = async ({ token }: Person) => {
    const files = unzipSync(new Uint8Array(await (await api.client(token)(ownDataCall)).arrayBuffer()));
    return JSON.parse(strFromU8(files['my-data.json'] ?? new Uint8Array()));
  };

  test('ACC-23: the link of the sign-up confirms the address, once and for seven days', async () => {
    const [person, other] = [await newMember(api), await newMember(api)];
    expect(await stateOf(person)).toBe('unconfirmed');
    const token = await addressToken(person.user.email, 'confirm');
    expect((await open(token, 'stop')).body.message).toBe(addressTexts.unknown);
    const answer = await open(token);
    expect([answer.status, answer.body.message]).toEqual([200, addressTexts.confirmed(person.user.email)]);
    expect(await stateOf(person)).toBeUndefined();
    expect((await open(token)).body.message).toBe(addressTexts.used);
    expect((await open(token.slice(1))).body.message).toBe(addressTexts.cut);
    const late = await addressToken(other.user.email, 'confirm');
    later(7 * day);
    const expired = await open(late);
    expect([expired.status, expired.body.message]).toEqual([404, addressTexts.expired]);
  });

  test('ACC-23: another link is sent, but not at once and not without end', async () => {
    const person = await newMember(api);
    const again = () => api.send(sendAddressLinkCall, { token: person.token });
    const first = await addressToken(person.user.email, 'confirm');
    expect((await again()).body.message).toBe(addressTexts.tooSoon);
    for (let sent = 1; sent < 5; sent += 1) {
      later(3 * 60 * 1000);
      expect((await again()).status).toBe(200);
    }
    later(3 * 60 * 1000);
    const refused = await again();
    expect([refused.status, refused.body.message]).toEqual([429, addressTexts.tooMany]);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    const token = await addressToken(person.user.email, 'confirm');
    expect(token).not.toBe(first);
    expect((await open(token)).status).toBe(200);
    expect((await again()).body.message).toBe(addressTexts.provenAlready);
  });

  test('R-48: who signs up with the address of somebody else downloads and erases nothing of it', async () => {
    const admin = await signInAdmin(api);
    const readersOf = async (q: string) =>
      (await api.client(admin.token)(newsletterReadersCall, { query: { q } })).total;
    const details = newDetails();
    const { email, password } = details;
    await api.client()(subscribeCall, { body: { email } });
    await api.client()(signUpCall, { body: details });
    const stranger = await signIn(api, email, password);
    const shown = await downloaded(stranger);
    expect(shown).toMatchObject({ newsletter: null, contact_messages: [] });
    expect(shown.mails.map(({ template }: { template: string }) => template)).not.toContain(
      'newsletter-confirm',
    );
    await api.client(stranger.token)(eraseAccountCall, { body: { password } });
    expect(await readersOf(email)).toBe(1);

    await api.client()(signUpCall, { body: details });
    const owner = await signIn(api, email, password);
    expect((await open(await addressToken(email, 'confirm'))).status).toBe(200);
    expect((await downloaded(owner)).newsletter).toMatchObject({ email, state: 'waiting' });
    await api.client(owner.token)(eraseAccountCall, { body: { password } });
    expect(await readersOf(email)).toBe(0);
  });

  describe('a change of address', () => {
    test('ACC-24: asks for the password, and refuses the present and a taken address', async () => {
      const [person, other] = [await newMember(api), await newMember(api)];
      const { email } = newDetails();
      const wrong = await ask({ ...person, password: 'Wrong&River82' }, email);
      expect([wrong.status, wrong.body.errors]).toEqual([400, { password: resetTexts.wrongCurrent }]);
      const same = await ask(person, ` ${person.user.email.toUpperCase()}`);
      expect([same.status, same.body.errors]).toEqual([400, { email: addressTexts.sameAddress }]);
      const taken = await ask(person, other.user.email);
      expect([taken.status, taken.body.errors]).toEqual([409, { email: accountTexts.emailTaken }]);
      expect((await ask(person, email)).body.message).toBe(addressTexts.changeAsked(email));
      expect((await ask(person, email)).body.message).toBe(addressTexts.tooSoon);
    });

    test('ACC-24: nothing changes before the link, which then takes the account along and ends all sessions', async () => {
      const person = await newMember(api);
      const { email: former, id } = person.user;
      const { email } = newDetails();
      await ask(person, email);
      expect((await trySignIn(email, person.password)).status).toBe(401);
      expect(await stateOf(person)).toBe('unconfirmed');

      expect((await open(await addressToken(email, 'confirm'))).body.message).toBe(
        addressTexts.changed(email),
      );
      expect(await statusOf(person)).toBe(401);
      const moved = await signIn(api, email, person.password);
      expect([moved.user.id, moved.user.email_state]).toEqual([id, undefined]);
      const [old, unknown] = [
        await trySignIn(former, person.password),
        await trySignIn(newDetails().email, person.password),
      ];
      expect([old.status, old.text]).toEqual([401, unknown.text]);
      const admin = await signInAdmin(api);
      const { events } = await api.client(admin.token)(securityLogCall, { query: { account: String(id) } });
      expect(events.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['address-change-asked', 'address-changed']),
      );
    });

    test('ACC-24: an account with a second factor needs a code', async () => {
      const person = await newMember(api);
      const client = api.client(person.token);
      const { secret } = await client(startSecondFactorCall, { body: { password: person.password } });
      const epoch = Math.floor(Date.now() / 1000);
      const { recovery_codes } = await client(confirmSecondFactorCall, {
        body: { code: generateSync({ secret, period: codeSeconds, epoch }) },
      });
      const { email } = newDetails();
      expect((await ask(person, email)).body.errors).toEqual({ code: addressTexts.codeNeeded });
      expect((await ask(person, email, { code: '000000' })).body.errors).toEqual({
        code: secondFactorTexts.wrongCode,
      });
      expect((await ask(person, email, { code: recovery_codes[0] })).status).toBe(200);
    });

    test('ACC-24: an address that was taken since changes nothing, and the answer says not by whom', async () => {
      const person = await newMember(api);
      const details = newDetails();
      await ask(person, details.email);
      const token = await addressToken(details.email, 'confirm');
      await api.client()(signUpCall, { body: details });
      const answer = await open(token);
      expect([answer.status, answer.body.message]).toEqual([409, addressTexts.takenSince]);
      expect(await statusOf(person)).toBe(200);
      expect((await signIn(api, person.user.email, person.password)).user.id).toBe(person.user.id);
    });

    test('ACC-25: the present address stops a change before it is made', async () => {
      const person = await newMember(api);
      const { email } = newDetails();
      await ask(person, email);
      const confirm = await addressToken(email, 'confirm');
      const stop = await addressToken(person.user.email, 'stop');
      expect((await open(stop, 'stop')).body.message).toBe(addressTexts.stopped(person.user.email));
      expect((await open(confirm)).body.message).toBe(addressTexts.replaced);
      expect(await statusOf(person)).toBe(401);
      expect((await open(stop, 'stop')).body.message).toBe(addressTexts.used);
    });

    test('ACC-25: for seven days after the change the former address takes the account back, and nobody else gets it', async () => {
      const person = await newMember(api);
      const { email: former } = person.user;
      const { email } = newDetails();
      await ask(person, email);
      await open(await addressToken(email, 'confirm'));
      const thief = await signIn(api, email, person.password);
      later(6 * day);
      const { email: third } = newDetails();
      const again = await signIn(api, email, person.password);
      await ask(again, third);
      await open(await addressToken(third, 'confirm'));
      const taken = await api.send(signUpCall, { body: { ...newDetails(), email: former } });
      expect([taken.status, taken.body.errors]).toEqual([409, { email: accountTexts.emailTaken }]);

      const stop = await addressToken(former, 'stop');
      expect((await open(stop, 'stop')).status).toBe(200);
      expect(await statusOf(thief)).toBe(401);
      expect((await trySignIn(third, person.password)).status).toBe(401);
      expect((await signIn(api, former, person.password)).user.id).toBe(person.user.id);
      const thiefsStop = await addressToken(email, 'stop');
      expect((await open(thiefsStop, 'stop')).body.message).toBe(addressTexts.replaced);
    });
  });
}
