import {
  accountsCall,
  askNameChangeCall,
  dashboardStatsCall,
  decideNameChangeCall,
  eraseAccountCall,
  mailsCall,
  nameChangeCall,
  nameChangeTexts,
  ownDataCall,
  profileCall,
  securityLogCall,
  signUpCall,
  uploadTexts,
  withdrawNameChangeCall,
} from '@imc/api/contract';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { photographFile } from '../../pictures/photograph.ts';
import { newDetails, newMember, type Person, signIn, signInAdmin, withRole } from '../people.ts';
import type { TestApi } from '../test-api.ts';

/** ACC-26, PPL-14. `picture`: the status of an uploaded picture for the owner of a token. */
export function nameChangeCases(
  api: TestApi,
  picture: (file: string, token: string) => Promise<number>,
): void {
  let admin: Person;
  beforeAll(async () => {
    admin = await signInAdmin(api);
  });

  const ask = async (
    { token }: Person,
    { name = 'Amaka Married', reason = 'Married' } = {},
    file: File | null | undefined = undefined,
  ) => {
    const form = new FormData();
    form.set('data', JSON.stringify({ name, reason }));
    const document = file === undefined ? await photographFile('deed.jpg', { width: 90, height: 60 }) : file;
    if (document) form.set('document', document, document.name);
    return api.send(askNameChangeCall, { token, form });
  };
  const newest = async ({ token }: Person) => (await api.client(token)(nameChangeCall)).name_change;
  const nameOf = async ({ token }: Person) => (await api.client(token)(profileCall)).data.name;
  const accountOf = async ({ user }: Person) =>
    (
      await api.client(admin.token)(accountsCall, { query: { role: 'name-change', q: user.email } })
    ).accounts.find(({ id }) => id === user.id);
  const decide = (by: Person, body: object) => api.send(decideNameChangeCall, { token: by.token, body });
  const mailsTo = async ({ user }: Person) =>
    (await api.client(admin.token)(mailsCall, { query: { q: user.email } })).mails.map(
      ({ template }) => template,
    );
  const logOf = async ({ user }: Person) =>
    (await api.client(admin.token)(securityLogCall, { query: { account: String(user.id) } })).events.map(
      ({ kind }) => kind,
    );

  test('ACC-26: a request needs another name, a reason and a picture, and waits alone until it is withdrawn', async () => {
    const person = await newMember(api);
    expect(await newest(person)).toBeNull();
    const wrong = await ask(person, { name: ` ${person.user.name} `, reason: ' ' });
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      { name: nameChangeTexts.sameName, reason: nameChangeTexts.reasonRequired },
    ]);
    const none = await ask(person, {}, null);
    expect([none.status, none.body.errors]).toEqual([400, { document: uploadTexts.missing }]);
    const text = new File(['no picture'], 'deed.jpg', { type: 'image/jpeg' });
    expect((await ask(person, {}, text)).status).toBe(415);
    expect((await api.send(withdrawNameChangeCall, { token: person.token })).status).toBe(409);

    const asked = await ask(person);
    expect([asked.status, asked.body.message]).toEqual([200, nameChangeTexts.asked]);
    const again = await ask(person, { name: 'Another' });
    expect([again.status, again.body.message]).toEqual([409, nameChangeTexts.waiting]);
    const open = await newest(person);
    expect(open).toMatchObject({ name: 'Amaka Married', reason: 'Married', state: 'open', answer: null });
    const file = open?.document ?? '';
    expect(await picture(file, person.token)).toBe(200);

    const withdrawn = await api.send(withdrawNameChangeCall, { token: person.token });
    expect(withdrawn.body.message).toBe(nameChangeTexts.withdrawn);
    expect(await newest(person)).toMatchObject({ state: 'withdrawn', document: null });
    expect(await picture(file, person.token)).toBe(404);
    expect((await decide(admin, { name_change_id: open?.id, agreed: true })).status).toBe(409);
    expect((await ask(person)).status).toBe(200);
  });

  test('PPL-14: only the owner and admins open the document, and an opening is in the security log', async () => {
    const [person, other] = [await newMember(api), await newMember(api)];
    const reviewer = await withRole(api, admin, await newMember(api), 'reviewer');
    await ask(person);
    const file = (await accountOf(person))?.name_change?.document ?? '';
    expect(await picture(file, other.token)).toBe(404);
    expect(await picture(file, reviewer.token)).toBe(404);
    expect(await picture(file, admin.token)).toBe(200);
    const { events } = await api.client(admin.token)(securityLogCall, { query: { kind: 'opened' } });
    expect(events[0]?.subject).toMatchObject({ kind: 'document', id: person.user.id });
  });

  test('PPL-14: an agreement changes the name, with a correction, mail and log entry, and deletes the document', async () => {
    const person = await newMember(api);
    await ask(person, { name: 'Amaka Agreed' });
    const { waiting } = await api.client(admin.token)(dashboardStatsCall);
    expect(waiting.name_changes).toBeGreaterThan(0);
    const { name_change: open } = (await accountOf(person)) ?? {};
    const agreed = await decide(admin, { name_change_id: open?.id, agreed: true });
    expect([agreed.status, agreed.body.message]).toEqual([200, nameChangeTexts.agreed('Amaka Agreed')]);
    expect(await nameOf(person)).toBe('Amaka Agreed');
    expect(await newest(person)).toMatchObject({ state: 'agreed', document: null });
    expect(await picture(open?.document ?? '', admin.token)).toBe(404);
    expect(await accountOf(person)).toBeUndefined();
    const { accounts } = await api.client(admin.token)(accountsCall, { query: { q: person.user.email } });
    expect(accounts[0]).toMatchObject({
      name: 'Amaka Agreed',
      name_change: null,
      corrections: [
        { reason: 'Married', changes: [{ detail: 'name', from: person.user.name, to: 'Amaka Agreed' }] },
      ],
    });
    expect(await mailsTo(person)).toContain('account-changed');
    expect((await decide(admin, { name_change_id: open?.id, agreed: true })).status).toBe(409);
  });

  test('PPL-14: a refusal needs a reason, which the member reads, and changes no name', async () => {
    const person = await newMember(api);
    await ask(person);
    const { name_change: open } = (await accountOf(person)) ?? {};
    const silent = await decide(admin, { name_change_id: open?.id, agreed: false, answer: ' ' });
    expect([silent.status, silent.body.errors]).toEqual([400, { answer: nameChangeTexts.answerRequired }]);
    await decide(admin, { name_change_id: open?.id, agreed: false, answer: 'The names differ.' });
    expect(await newest(person)).toMatchObject({
      state: 'refused',
      answer: 'The names differ.',
      document: null,
    });
    expect(await nameOf(person)).toBe(person.user.name);
    expect(await logOf(person)).toEqual(expect.arrayContaining(['name-change-asked', 'name-change-refused']));
    expect(await mailsTo(person)).toContain('account-changed');
  });

  test('PPL-14: nobody decides on the own name, and an unknown request is 404', async () => {
    const person = await newMember(api);
    await ask(person);
    const { name_change: open } = (await accountOf(person)) ?? {};
    const promoted = await withRole(api, admin, person, 'admin');
    const own = await decide(promoted, { name_change_id: open?.id, agreed: true });
    expect([own.status, own.body.message]).toEqual([403, nameChangeTexts.own]);
    expect((await decide(admin, { name_change_id: 999_999, agreed: true })).status).toBe(404);
  });

  test('ACC-20, ACC-21: the download has the request with its document, and the erasure removes both', async () => {
    const details = newDetails();
    await api.client()(signUpCall, { body: details });
    const person = await signIn(api, details.email, details.password);
    await ask(person);
    const file = (await newest(person))?.document ?? '';
    const files = unzipSync(
      new Uint8Array(await (await api.client(person.token)(ownDataCall)).arrayBuffer()),
    );
    const { name_changes } = JSON.parse(strFromU8(files['my-data.json'] ?? new Uint8Array()));
    expect(name_changes).toMatchObject([{ name: 'Amaka Married', document: 'name-change.jpg' }]);
    expect(files['name-change.jpg']?.length).toBeGreaterThan(0);
    await api.client(person.token)(eraseAccountCall, { body: { password: person.password } });
    expect(await picture(file, admin.token)).toBe(404);
    expect(await accountOf(person)).toBeUndefined();
  });
}
