import {
  type AccountDetails,
  type AccountRole,
  type AccountsQuery,
  accountsCall,
  accountTexts,
  allCalls,
  type Call,
  correctAccountCall,
  endAccountSessionsCall,
  largestId,
  mailsCall,
  mayCall,
  peopleTexts,
  profileCall,
  refusalTexts,
  requireSecondFactorCall,
  type StaffRole,
  securityLogCall,
  setAccountBlockedCall,
  setAccountRoleCall,
  signInCall,
  signUpCall,
} from '@imc/api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { newDetails, newMember, type Person, signIn, signInAdmin, withRole } from '../people.ts';
import type { TestApi } from '../test-api.ts';

/** Accounts and staff roles (PPL-1, PPL-2, PPL-5 to PPL-8). */
export function peopleCases(api: TestApi): void {
  let admin: Person;
  beforeAll(async () => {
    admin = await signInAdmin(api);
  });

  const setRole = (by: Person, { user }: Pick<Person, 'user'>, role: AccountRole, seen_role?: AccountRole) =>
    api.send(setAccountRoleCall, {
      token: by.token,
      body: { account_id: user.id, role, ...(seen_role && { seen_role }) },
    });
  const again = ({ user, password }: Person) => signIn(api, user.email, password);
  const staff = async (role: StaffRole) => withRole(api, admin, await newMember(api), role);
  const list = (query: AccountsQuery & { limit?: number } = {}) =>
    api.client(admin.token)(accountsCall, { query: { ...query } });

  describe('the staff roles', () => {
    const adminCalls = allCalls.filter(({ access }) => access === 'admin');
    const people = new Map<StaffRole, Person>();
    beforeAll(async () => {
      for (const role of ['treasurer', 'reviewer'] as const) people.set(role, await staff(role));
    });

    test.each(
      adminCalls.flatMap((call) =>
        (['treasurer', 'reviewer'] as const).map((role) => ({
          call,
          role,
          name: `${call.method} ${call.path}`,
        })),
      ),
    )('$name as $role', async ({ call, role }) => {
      const person = people.get(role);
      const body = call.sends === 'json' ? { body: {} } : {};
      const answer = await api.send(call, { ...body, token: person?.token });
      if (call.staffRoles.includes(role)) expect([200, 400]).toContain(answer.status);
      else expect([answer.status, answer.body.message]).toEqual([403, refusalTexts.staffRole]);
      expect(person && mayCall(person.user, call)).toBe(call.staffRoles.includes(role));
    });

    test('decide, change accounts and read the log only as admin', () => {
      const only = (call: Call) => call.staffRoles.join();
      const writes = adminCalls.filter(
        ({ method, staffRoles: roles }) => method !== 'GET' && roles.length > 1,
      );
      expect(writes.map(({ path }) => path).sort()).toEqual([
        '/admin/allocate-transfer.php',
        '/admin/application-notes.php',
        '/admin/close-month.php',
        '/admin/decide-take-back.php',
        '/admin/delete-saved-view.php',
        '/admin/match-payments.php',
        '/admin/record-part-payment.php',
        '/admin/record-standing.php',
        '/admin/record-transfer.php',
        '/admin/saved-views.php',
        '/admin/send-back-transfer.php',
        '/admin/statements.php',
        '/admin/take-back-payment.php',
        '/admin/undo-payment.php',
        '/admin/update-payment.php',
        '/admin/waive-charge.php',
      ]);
      for (const call of [accountsCall, securityLogCall]) expect(only(call)).toBe('admin');
    });

    test('are part of the user, and absent for members', async () => {
      expect((await api.client(people.get('reviewer')?.token)(profileCall)).data).toMatchObject({
        role: 'admin',
        staff_role: 'reviewer',
      });
      expect((await newMember(api)).user).not.toHaveProperty('staff_role');
    });
  });

  describe('the role of an account', () => {
    test('changes at once, ends its sessions and is in the security log', async () => {
      const person = await newMember(api);
      const made = await setRole(admin, person, 'admin');
      expect([made.status, made.body.message]).toEqual([200, peopleTexts.roleSet(person.user.name, 'admin')]);
      expect((await api.send(profileCall, { token: person.token })).status).toBe(401);
      const promoted = await again(person);
      expect((await api.send(accountsCall, { token: promoted.token })).status).toBe(200);

      expect((await setRole(admin, person, 'member')).status).toBe(200);
      expect((await api.send(accountsCall, { token: promoted.token })).status).toBe(401);
      const demoted = await again(person);
      expect((await api.send(accountsCall, { token: demoted.token })).status).toBe(403);

      const { events } = await api.client(admin.token)(securityLogCall, {
        query: { kind: 'role-changed', account: person.user.id },
      });
      expect(events).toMatchObject(
        ['member', 'admin'].map((detail) => ({
          kind: 'role-changed',
          detail,
          account: { id: admin.user.id, name: admin.user.name },
          subject: { kind: 'account', id: person.user.id, name: person.user.name },
        })),
      );
    });

    test('is changed once, and a change that somebody else made since is not overwritten', async () => {
      const person = await newMember(api);
      await setRole(admin, person, 'reviewer', 'member');
      const repeated = await setRole(admin, person, 'reviewer', 'member');
      expect(repeated.status).toBe(200);
      const late = await setRole(admin, person, 'treasurer', 'member');
      const { name } = person.user;
      expect([late.status, late.body.message]).toEqual([
        409,
        peopleTexts.roleChangedSince(name, 'reviewer', admin.user.name),
      ]);
      const { events } = await api.client(admin.token)(securityLogCall, {
        query: { account: person.user.id },
      });
      expect(events.filter(({ kind }) => kind === 'role-changed')).toHaveLength(1);
    });

    test('is not changed by its owner, nor for an account that does not exist', async () => {
      const own = await setRole(admin, admin, 'member');
      expect([own.status, own.body.message]).toEqual([403, peopleTexts.ownRole]);
      const missing = await setRole(admin, { user: { ...admin.user, id: largestId } }, 'admin');
      expect([missing.status, missing.body.message]).toEqual([404, peopleTexts.notFound]);
      for (const role of ['owner', '', null, ['admin']] as never[])
        expect((await setRole(admin, admin, role)).status).toBe(400);
    });

    test('of the last admin stays, also if two admins demote each other at once', async () => {
      const other = await staff('admin');
      // Every other admin of earlier cases becomes a member first.
      for (const { id } of (await list({ role: 'admin' })).accounts)
        if (![admin.user.id, other.user.id].includes(id))
          await setRole(admin, { user: { ...admin.user, id } }, 'member');
      const answers = await Promise.all([setRole(admin, other, 'member'), setRole(other, admin, 'member')]);
      const statuses = answers.map(({ status }) => status).sort();
      // The second one is the last admin, or its session has already ended.
      expect(statuses[0]).toBe(200);
      expect([401, 409]).toContain(statuses[1]);
      const [first, second] = answers;
      if (statuses[1] === 409)
        expect(answers.map(({ body }) => body.message)).toContain(peopleTexts.lastAdmin);
      // The remaining admin restores the first one, for the cases that follow.
      if (first?.status === 200) return;
      expect(second?.status).toBe(200);
      await setRole(other, admin, 'admin');
      admin = await again(admin);
    });
  });

  describe('the list of accounts', () => {
    test('finds words of name, address and telephone number, without accents or case', async () => {
      const details = { ...newDetails(), name: 'Ọlákúnlé Sample-Finder', phone_number: '0803 555 7788' };
      await api.client()(signUpCall, { body: details });
      for (const q of [
        'olakunle',
        'ỌLÁKÚNLÉ finder',
        details.email.toUpperCase(),
        '+2348035557788',
        '5557788',
      ]) {
        const { accounts, total } = await list({ q });
        expect([total, accounts[0]?.name], q).toEqual([1, details.name]);
      }
      for (const q of ['%', '_lakunle', "'; drop table users", 'olakunle nobody'])
        expect((await list({ q })).total, q).toBe(0);
    });

    test('filters by role and has pages, newest first', async () => {
      const treasurer = await staff('treasurer');
      const found = await list({ role: 'treasurer' });
      expect(found.accounts[0]).toMatchObject({
        id: treasurer.user.id,
        role: 'treasurer',
        has_second_factor: false,
      });
      expect(found.accounts.every(({ role }) => role === 'treasurer')).toBe(true);
      const all = await list();
      const staffCount = (await list({ role: 'staff' })).total;
      expect((await list({ role: 'member' })).total + staffCount).toBe(all.total);
      const pages = await Promise.all([1, 2].map((page) => list({ page, limit: 2 })));
      const ids = pages.flatMap(({ accounts }) => accounts.map(({ id }) => id));
      expect(ids).toEqual(all.accounts.slice(0, 4).map(({ id }) => id));
      expect((await list({ page: 1_000_000 })).accounts).toEqual([]);
    });

    test.each(['?page=0', '?limit=101', '?role=owner', `?q=${'x'.repeat(101)}`, '?q=a&q=b'])(
      'rejects %s',
      async (query) => {
        expect((await api.send(accountsCall, { token: admin.token, query })).status).toBe(400);
      },
    );
  });

  test('all sessions of another account can be ended', async () => {
    const person = await newMember(api);
    const end = (id: unknown) =>
      api.send(endAccountSessionsCall, { token: admin.token, body: { account_id: id } });
    const ended = await end(person.user.id);
    expect([ended.status, ended.body.message]).toEqual([200, peopleTexts.sessionsEnded(person.user.name)]);
    expect((await api.send(profileCall, { token: person.token })).status).toBe(401);
    expect((await end(admin.user.id)).status).toBe(403);
    expect((await end(largestId)).status).toBe(404);
    expect((await end('x')).status).toBe(400);
  });

  test('a second factor can only be required by an admin who has one', async () => {
    const answer = await api.send(requireSecondFactorCall, { token: admin.token, body: { required: true } });
    expect([answer.status, answer.body.message]).toEqual([409, peopleTexts.setUpOwnFirst]);
  });

  describe('PPL-12: a blocked account', () => {
    const block = (by: Person, { user }: Pick<Person, 'user'>, blocked = true) =>
      api.send(setAccountBlockedCall, { token: by.token, body: { account_id: user.id, blocked } });
    const trySignIn = ({ user }: Person, password: string) =>
      api.send(signInCall, { body: { email: user.email, password } });

    test('is signed out, and its sign-in says so only after the right password', async () => {
      const person = await newMember(api);
      const done = await block(admin, person);
      expect([done.status, done.body.message]).toEqual([200, peopleTexts.blockSet(person.user.name, true)]);
      expect((await api.send(profileCall, { token: person.token })).status).toBe(401);
      const refused = await trySignIn(person, person.password);
      expect([refused.status, refused.body.message]).toEqual([403, accountTexts.blocked]);
      const wrong = await trySignIn(person, 'Wrong&River82');
      expect([wrong.status, wrong.body.message]).toEqual([401, accountTexts.wrongSignIn]);
      const { accounts } = await list({ q: person.user.email });
      expect(accounts.find(({ id }) => id === person.user.id)?.is_blocked).toBe(true);

      // Repeating it changes nothing.
      expect((await block(admin, person)).status).toBe(200);
      const lifted = await block(admin, person, false);
      expect(lifted.body.message).toBe(peopleTexts.blockSet(person.user.name, false));
      expect((await again(person)).user.id).toBe(person.user.id);
      const { events } = await api.client(admin.token)(securityLogCall, {
        query: { account: person.user.id },
      });
      const kinds = events.map(({ kind }) => kind).filter((kind) => /block/.test(kind));
      expect(kinds).toEqual(['account-unblocked', 'account-blocked']);
    });

    test('is neither the own one nor that of the last admin, and no role but admin blocks', async () => {
      const own = await block(admin, admin);
      expect([own.status, own.body.message]).toEqual([403, peopleTexts.ownBlock]);
      const treasurer = await staff('treasurer');
      const other = await staff('admin');
      expect((await block(treasurer, other)).status).toBe(403);
      const body = { account_id: largestId, blocked: true };
      expect((await api.send(setAccountBlockedCall, { token: admin.token, body })).status).toBe(404);
      const empty = { account_id: other.user.id };
      expect((await api.send(setAccountBlockedCall, { token: admin.token, body: empty })).status).toBe(400);
      // Every other admin of earlier cases becomes a member first.
      for (const { id } of (await list({ role: 'admin' })).accounts)
        if (![admin.user.id, other.user.id].includes(id))
          await setRole(admin, { user: { ...admin.user, id } }, 'member');
      const answers = await Promise.all([block(admin, other), block(other, admin)]);
      const [first, second] = answers.map(({ status }) => status);
      // The second one is the last admin, or its session has already ended.
      if (first === 200) {
        expect([401, 409]).toContain(second);
        // A blocked admin does not count as another admin.
        expect((await block(other, admin)).status).toBe(401);
        await setRole(admin, other, 'member');
        return;
      }
      expect([[401, 409].includes(first ?? 0), second]).toEqual([true, 200]);
      await block(other, admin, false);
      admin = await again(admin);
      await setRole(admin, other, 'member');
    });
  });

  describe('PPL-13: corrected details', () => {
    const detailsOf = ({ user: { name, phone_number, email } }: Pick<Person, 'user'>) => ({
      name,
      phone_number,
      email,
    });
    const correct = (
      by: Person,
      person: Pick<Person, 'user'>,
      changes: Partial<AccountDetails>,
      more: { reason?: string; seen?: AccountDetails } = {},
    ) => {
      const seen = detailsOf(person);
      const body = { account_id: person.user.id, ...seen, ...changes, reason: 'Misspelt', seen, ...more };
      return api.send(correctAccountCall, { token: by.token, body });
    };
    const accountOf = async ({ user }: Pick<Person, 'user'>, q: string) =>
      (await list({ q })).accounts.find(({ id }) => id === user.id);

    test('are found, kept with the reason, in the security log without what they say, and mailed', async () => {
      const person = await newMember(api);
      const name = `Corrected ${person.user.id}`;
      const done = await correct(admin, person, { name, phone_number: '0803 999 1234' });
      expect([done.status, done.body.message]).toEqual([200, peopleTexts.corrected(name)]);
      // Repeating it changes nothing.
      expect((await correct(admin, person, { name, phone_number: '0803 999 1234' })).status).toBe(200);
      expect(await accountOf(person, '+234 803 999 1234')).toMatchObject({
        name,
        is_email_proven: false,
        corrections: [
          {
            changed_by: admin.user.name,
            reason: 'Misspelt',
            changes: [
              { detail: 'name', from: person.user.name, to: name },
              { detail: 'phone_number', from: person.user.phone_number, to: '0803 999 1234' },
            ],
          },
        ],
      });
      // Neither name nor number ends a session.
      expect((await api.client(person.token)(profileCall)).data.name).toBe(name);
      const { events } = await api.client(admin.token)(securityLogCall, {
        query: { kind: 'account-corrected', account: person.user.id },
      });
      expect(events.map(({ detail }) => detail).sort()).toEqual(['name', 'phone_number']);
      const { mails } = await api.client(admin.token)(mailsCall, { query: { limit: 100 } });
      const told = mails.filter(({ template, to }) => template === 'account-changed' && to?.name === name);
      expect(told.map(({ to }) => to?.address)).toEqual([person.user.email]);
    });

    test('a corrected address signs out, signs in, and is told to both addresses', async () => {
      const person = await newMember(api);
      const email = `corrected.${person.user.id}@mail.example`;
      expect((await correct(admin, person, { email })).status).toBe(200);
      expect((await api.send(profileCall, { token: person.token })).status).toBe(401);
      const old = { email: person.user.email, password: person.password };
      expect((await api.send(signInCall, { body: old })).status).toBe(401);
      expect((await signIn(api, email, person.password)).user.id).toBe(person.user.id);
      const { mails } = await api.client(admin.token)(mailsCall, { query: { limit: 100 } });
      const told = mails.filter(
        ({ template, to }) => template === 'account-changed' && to?.name === person.user.name,
      );
      expect(told.map(({ to }) => to?.address).sort()).toEqual([email, person.user.email].sort());
    });

    test('are refused if the address is taken, the details changed since, or something is missing', async () => {
      const [person, other] = [await newMember(api), await newMember(api)];
      const taken = await correct(admin, person, { email: other.user.email.toUpperCase() });
      expect([taken.status, taken.body.errors]).toEqual([409, { email: accountTexts.emailTaken }]);
      const seen = { ...detailsOf(person), name: 'Somebody else' };
      const since = await correct(admin, person, { name: 'Third' }, { seen });
      expect([since.status, since.body.message]).toEqual([
        409,
        peopleTexts.detailsChangedSince(person.user.name),
      ]);
      const missing = await correct(admin, person, { name: ' ', email: 'nowhere' }, { reason: ' ' });
      expect([missing.status, Object.keys(missing.body.errors ?? {}).sort()]).toEqual([
        400,
        ['email', 'name', 'reason'],
      ]);
      const unchanged = await correct(admin, person, {});
      expect([unchanged.status, unchanged.body.message]).toEqual([400, peopleTexts.nothingCorrected]);
      expect((await correct(admin, person, { name: 'A' }, { reason: 'a'.repeat(1001) })).status).toBe(400);
      expect((await accountOf(person, person.user.email))?.corrections).toEqual([]);
    });

    test('are neither the own ones nor those of nobody, and only admins correct', async () => {
      const own = await correct(admin, admin, { name: 'Myself' });
      expect([own.status, own.body.message]).toEqual([403, peopleTexts.ownDetails]);
      const nobody = { user: { ...admin.user, id: largestId } };
      expect((await correct(admin, nobody, { name: 'Nobody' })).status).toBe(404);
      const treasurer = await staff('treasurer');
      expect((await correct(treasurer, await newMember(api), { name: 'A' })).status).toBe(403);
    });
  });
}
