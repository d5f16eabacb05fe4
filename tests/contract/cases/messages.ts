import {
  type ContactMessage,
  changeSettingCall,
  contactFormsCall,
  dashboardStatsCall,
  deleteMessageCall,
  forgotPasswordCall,
  largestId,
  longestMessage,
  type MessagesQuery,
  messagesCall,
  messageTexts,
  ownDataCall,
  resetPasswordCall,
  sendMessageCall,
  setMessageStateCall,
  settingsCall,
} from '@imc/api/contract';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { newMember, type Person, signIn, signInAdmin, withRole } from '../people.ts';
import type { TestApi } from '../test-api.ts';
import type { ResetToken } from './passwords.ts';

const sender = 'sender@mail.example';

/** One from each form. */
const samples: readonly ContactMessage[] = [
  { kind: 'home', firstName: 'Ọlá', lastName: 'Sample', email: sender, message: 'First\nsecond line' },
  { kind: 'contact', name: 'Hauwa Sample', phone: '+234 800 000 0140', email: sender, message: 'Hello' },
  {
    kind: 'join',
    name: 'Chidi Sample',
    email: sender,
    city: 'Enugu',
    country: 'Nigeria',
    work: 'Consultant',
    qualification: 'MBA, eleven years',
  },
];
const [home, contact, join] = samples as readonly [ContactMessage, ContactMessage, ContactMessage];

/** MSG-1 to MSG-5, MSG-7, MSG-8. */
export function messageCases(api: TestApi, resetToken: ResetToken): void {
  let admin: Person;
  beforeAll(async () => {
    admin = await signInAdmin(api);
  });

  const store = async (stored: boolean) => {
    const { version } = (await api.client(admin.token)(settingsCall)).settings.contact_messages;
    const body = { name: 'contact_messages', value: { stored }, version };
    expect((await api.send(changeSettingCall, { token: admin.token, body })).status).toBe(200);
  };
  const send = (body: unknown) => api.send(sendMessageCall, { body });
  const list = (query: MessagesQuery & { limit?: number } = {}) =>
    api.client(admin.token)(messagesCall, { query: { ...query } });
  const setState = (message_id: unknown, state: unknown, seen_state?: unknown, token = admin.token) =>
    api.send(setMessageStateCall, { token, body: { message_id, state, seen_state } });
  const remove = (id: unknown) => api.send(deleteMessageCall, { token: admin.token, query: `?id=${id}` });
  const forms = async () => (await api.send(contactFormsCall)).body.stored;

  test.each(samples)('MSG-1: by default, $kind is refused and nothing is stored', async (message) => {
    await store(false);
    expect(await forms()).toBe(false);
    const { total } = await list();
    const answer = await send(message);
    expect([answer.status, answer.body.message]).toEqual([409, messageTexts.notStored]);
    expect(await list()).toMatchObject({ total, stored: false });
  });

  describe('while messages are stored', () => {
    beforeAll(() => store(true));

    test('S-7.18, MSG-2: each form’s fields are stored unchanged', async () => {
      expect(await forms()).toBe(true);
      for (const message of samples) expect((await send(message)).body.message).toBe(messageTexts.received);
      const { messages } = await list({ limit: 3 });
      const none = { phone: null, message: null, city: null, country: null, work: null, qualification: null };
      const unread = { state: 'new', state_by: null, state_at: null, created_at: expect.any(String) };
      const {
        firstName: _first,
        lastName: _last,
        ...rest
      } = home as Extract<ContactMessage, { kind: 'home' }>;
      expect(messages).toMatchObject([
        { ...none, ...join, ...unread },
        { ...none, ...contact, ...unread },
        { ...none, ...rest, name: 'Ọlá Sample', ...unread },
      ]);
    });

    test('MSG-2: the same message within ten minutes is stored once', async () => {
      const message = { ...contact, message: 'Sent twice' };
      for (const again of [message, message]) expect((await send(again)).status).toBe(200);
      expect((await list({ q: 'sent twice' })).total).toBe(1);
    });

    test('MSG-2: also if it arrives several times at the same moment', async () => {
      const message = { ...contact, message: 'Pressed quickly' };
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(message)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect((await list({ q: 'pressed quickly' })).total).toBe(1);
    });

    test.each([
      ['no kind', { ...contact, kind: undefined }, 'kind'],
      ['another kind', { ...contact, kind: 'letter' }, 'kind'],
      ['an empty name', { ...contact, name: ' ' }, 'name'],
      ['no telephone number', { ...contact, phone: undefined }, 'phone'],
      ['no address', { ...contact, email: 'nobody' }, 'email'],
      ['a list', { ...contact, message: ['Hello'] }, 'message'],
      ['a long message', { ...contact, message: 'x'.repeat(longestMessage + 1) }, 'message'],
      ['a long name', { ...join, name: 'x'.repeat(201) }, 'name'],
      ['the fields of another form', { ...contact, kind: 'join' }, 'city'],
    ])('MSG-2: %s is refused', async (_, message, field) => {
      const { total } = await list();
      const answer = await send(message);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.errors)).toContain(field);
      expect((await list()).total).toBe(total);
    });

    test('MSG-3: the list is searched, filtered and paged, with counts', async () => {
      await send({ ...contact, name: 'Unusual Ọ̀ṣun Sample', message: 'About 100%_' });
      await send({ ...contact, name: 'Unusual Second Sample', message: 'About "quotes"' });
      const found = async (q: string) => (await list({ q })).messages.map(({ name }) => name);
      expect(await found('osun unusual')).toEqual(['Unusual Ọ̀ṣun Sample']);
      expect(await found('100%_')).toEqual(['Unusual Ọ̀ṣun Sample']);
      expect(await found('"quotes"')).toEqual(['Unusual Second Sample']);
      expect(await found('zzzz')).toEqual([]);
      const { messages, counts } = await list({ q: 'unusual' });
      expect(counts).toEqual({ new: 2, read: 0, handled: 0 });
      await setState(messages[0]?.id, 'handled');
      const handled = await list({ q: 'unusual', state: 'handled' });
      expect([handled.total, handled.counts]).toEqual([1, { new: 1, read: 0, handled: 1 }]);
      const pages = await Promise.all([1, 2].map((page) => list({ q: 'unusual', page, limit: 1 })));
      expect(pages.map(({ messages: [one], pages: count }) => [one?.id, count])).toEqual(
        messages.map(({ id }) => [id, 2]),
      );
    });

    test('MSG-4: a state says who set it and when, and repeating it changes nothing', async () => {
      await send({ ...home, message: 'State of mine' } as ContactMessage);
      const read = async () => (await list({ q: 'state of mine' })).messages[0];
      const id = (await read())?.id;
      expect((await setState(id, 'read')).body.message).toBe(messageTexts.changed);
      const first = await read();
      expect(first).toMatchObject({ state: 'read', state_by: admin.user.name, state_at: expect.any(String) });
      await setState(id, 'read');
      expect(await read()).toEqual(first);
      await setState(id, 'new');
      expect(await read()).toMatchObject({ state: 'new', state_by: null, state_at: null });
      for (const state of ['lost', undefined, 1]) expect((await setState(id, state)).status).toBe(400);
      expect((await setState(largestId, 'read')).status).toBe(404);
    });

    test('MSG-5: what another admin has set since is not overwritten', async () => {
      await send({ ...home, message: 'Opened by two' } as ContactMessage);
      const read = async () => (await list({ q: 'opened by two' })).messages[0];
      const id = (await read())?.id;
      const { token } = await withRole(api, admin, await newMember(api), 'admin');
      expect((await setState(id, 'handled', 'new')).status).toBe(200);
      const handled = await read();
      for (const state of ['read', 'handled', 'new']) {
        const refused = await setState(id, state, 'new', token);
        expect([refused.status, refused.body]).toEqual([
          409,
          {
            status: 'error',
            message: messageTexts.changedSince(admin.user.name, 'handled'),
            changed: { state: 'handled', changed_by: admin.user.name, changed_at: handled?.state_at },
          },
        ]);
      }
      expect(await read()).toEqual(handled);
      // The same admin sends it again because the response was lost.
      expect((await setState(id, 'handled', 'new')).status).toBe(200);
      expect(await read()).toEqual(handled);
      expect((await setState(id, 'new', 'handled', token)).status).toBe(200);
      const unseen = await setState(id, 'read', 'handled');
      expect([unseen.status, unseen.body.message]).toEqual([409, messageTexts.changedSince(null, 'new')]);
      expect((await setState(id, 'read')).status).toBe(200);
      for (const seen of ['lost', 1, ['new']]) expect((await setState(id, 'read', seen)).status).toBe(400);
    });

    test('MSG-5: of admins who open a message while another handles it, none takes that back', async () => {
      await send({ ...home, message: 'At the same moment' } as ContactMessage);
      const [message] = (await list({ q: 'at the same moment' })).messages;
      const opened = Array.from({ length: 8 }, () => setState(message?.id, 'read', 'new'));
      await Promise.all([setState(message?.id, 'handled'), ...opened]);
      expect((await list({ q: 'at the same moment' })).messages[0]?.state).toBe('handled');
    });

    test('DASH-6: what waits counts the new messages until somebody has read them', async () => {
      const waiting = async () => (await api.client(admin.token)(dashboardStatsCall)).waiting.new_messages;
      const before = await waiting();
      await send({ ...contact, message: 'Who reads this?' });
      expect(await waiting()).toBe(before + 1);
      const [newest] = (await list()).messages;
      await setState(newest?.id, 'read');
      expect(await waiting()).toBe(before);
      await remove(newest?.id);
    });

    test('MSG-4: a message is deleted once', async () => {
      await send({ ...home, message: 'To be deleted' } as ContactMessage);
      const id = (await list({ q: 'to be deleted' })).messages[0]?.id;
      const answers = [await remove(id), await remove(id)];
      expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
        [200, messageTexts.deleted],
        [404, messageTexts.notFound],
      ]);
      expect((await list({ q: 'to be deleted' })).total).toBe(0);
    });

    test('MSG-8, R-48: the own messages are in the download once the address is proven', async () => {
      const member = await newMember(api);
      const { email } = member.user;
      const message = { ...contact, email: ` ${email.toUpperCase()}`, message: 'Written by me' };
      expect((await send(message)).status).toBe(200);
      const download = async (token: string) => {
        const file = await api.client(token)(ownDataCall);
        const entries = unzipSync(new Uint8Array(await file.arrayBuffer()));
        return strFromU8(entries['my-data.json'] ?? new Uint8Array());
      };
      expect(await download(member.token)).not.toContain('Written by me');
      await api.client()(forgotPasswordCall, { body: { email } });
      const password = 'Baobab&River85';
      await api.client()(resetPasswordCall, { body: { token: await resetToken(email), password } });
      const file = await download((await signIn(api, email, password)).token);
      expect(file).toContain('Written by me');
      expect(file).not.toContain('Sent twice');
    });
  });

  test('MSG-1: switched off again, messages stay, and no further one is stored', async () => {
    await store(false);
    const { total } = await list();
    expect(total).toBeGreaterThan(0);
    expect((await send(contact)).status).toBe(409);
    expect((await list()).total).toBe(total);
  });
}
