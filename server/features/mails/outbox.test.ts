import { mailTexts, settingDefaults } from '@imc/api/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { days, hours, minutes } from '../../shared/clock.ts';
import { addressTokenIn, readMessage, resetTokenIn } from '../../testing/outbox.ts';
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.ts';
import { bearer, startTestServer, type TestServer, testPassword } from '../../testing/test-app.ts';
import { slowAfter } from './times.ts';

const publicUrl = 'https://institute.example';

let smtp: TestSmtpServer;
let server: TestServer;
beforeEach(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ publicUrl, smtpUrl: smtp.url });
});
afterEach(async () => {
  await server.close();
  await smtp.down();
});

const post = (path: string, payload: object, token?: string) =>
  server.post(path, payload, token === undefined ? {} : bearer(token));
const get = async (path: string, token: string) => (await server.get(path, bearer(token))).json();
/** Waits until no mail is being sent. */
const settle = () => server.app.background.idle();
/** As the server's timer does. */
const wake = () => {
  server.app.features.mails.delivery.wake();
  return settle();
};
const rows = () => server.app.database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
const subjects = () =>
  smtp.messages.map((message) => /^Subject: (.*)$/m.exec(readMessage(message).headers)?.[1]?.trim());

const signUp = (email: string, name = 'Amaka Sample') =>
  post('/signup.php', {
    name,
    email,
    phone_number: '+234 800 000 0001',
    password: testPassword,
    membership_type: 'Associate',
  });

describe('MAIL-1: events', () => {
  test('sign-up and a submission send a mail each, as text and HTML', async () => {
    const token = await server.member('events@mail.example');
    const id = await server.apply(token);
    await settle();
    expect(subjects()).toEqual(['Welcome to the Institute', `We have your application IMC-APP-${id}`]);
    const { text, html, headers } = readMessage(smtp.messages[1] ?? '');
    expect(headers).toContain('Amaka Sample <events@mail.example>');
    for (const part of [text, html]) {
      expect(part).toContain(`IMC-APP-${id}`);
      expect(part).toContain(`${publicUrl}/dashboard/application`);
    }
  });

  test('a changed password and a reset tell the owner', async () => {
    const email = 'owner@mail.example';
    const token = await server.member(email);
    await post('/change-password.php', { current_password: testPassword, password: 'Oriki&Drum77' }, token);
    await post('/forgot-password.php', { email });
    await settle();
    await post('/reset-password.php', {
      token: resetTokenIn(readMessage(smtp.messages[2] ?? '').text),
      password: 'Oriki&Drum78',
    });
    await settle();
    expect(subjects()).toEqual([
      'Welcome to the Institute',
      'Your password was changed',
      'Choose a new password',
      'Your password was changed',
    ]);
  });

  test('the mail of an event that was rolled back is not sent', async () => {
    const { notices } = server.app.features.mails;
    const work = server.app.database.db.transaction().execute(async (tx) => {
      await notices.passwordChanged(tx, { id: 1, name: 'A', email: 'a@mail.example' });
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    await wake();
    expect(await rows()).toEqual([]);
  });

  test('an event with a key is told once', async () => {
    const applicationId = await server.apply(await server.member('once@mail.example'));
    const { notices } = server.app.features.mails;
    for (const key of ['7', '7', '8']) {
      await server.app.database.db
        .transaction()
        .execute((tx) =>
          notices.paymentConfirmed(
            tx,
            applicationId,
            { fee: 'admission', amount: 25_000, receipt: 'R-0931' },
            key,
          ),
        );
    }
    await wake();
    expect(subjects().filter((subject) => subject?.startsWith('We have your payment'))).toHaveLength(2);
    expect(readMessage(smtp.messages.at(-1) ?? '').text).toMatch(/Amount +₦25,000/);
  });

  test('an admission fee is not announced once the approval was changed', async () => {
    const applicationId = await server.apply(await server.member('admitted@mail.example'));
    const { notices } = server.app.features.mails;
    await server.app.database.db
      .transaction()
      .execute((tx) => notices.admissionDue(tx, applicationId, 25_000));
    await wake();
    expect((await rows()).find(({ template }) => template === 'admission-due')?.state).toBe('cancelled');
  });

  test('the notices that await their events are sent with their facts', async () => {
    const applicationId = await server.apply(await server.member('later@mail.example'));
    const { notices } = server.app.features.mails;
    const { id, name, email } = await server.app.database.db
      .selectFrom('users')
      .select(['id', 'name', 'email'])
      .where('email', '=', 'later@mail.example')
      .executeTakeFirstOrThrow();
    await server.app.database.db.transaction().execute(async (tx) => {
      await notices.paymentQueried(tx, applicationId, { question: 'Which bank was it?' }, '1');
      await notices.informationAsked(
        tx,
        applicationId,
        { sections: ['Referees'], question: 'Please add one.', dueOn: '2026-12-04' },
        '1',
      );
      await notices.newSignIn(tx, { id, name, email }, 'Chrome on Android');
    });
    await wake();
    const [queried, asked, signedIn] = smtp.messages.slice(-3).map((message) => readMessage(message).text);
    expect(queried).toContain('Which bank was it?');
    expect(asked).toContain('Friday, 4 December 2026');
    expect(signedIn).toContain('Chrome on Android');
  });
});

describe('MAIL-3: decisions', () => {
  let admin: string;
  let id: number;
  beforeEach(async () => {
    admin = await server.admin();
    id = await server.apply(await server.member('decided@mail.example'));
    await settle();
    smtp.messages.length = 0;
  });
  const decide = (status: string) =>
    post('/admin/update-application-status.php', { application_id: id, status }, admin);
  const decisions = async () =>
    (await rows()).filter(({ template }) => template === 'decision').map(({ state }) => state);

  test('are told after ten minutes', async () => {
    await decide('approved');
    server.advance(minutes(10) - 5000);
    await wake();
    expect(subjects()).toEqual([]);
    server.advance(6000);
    await wake();
    expect(subjects()).toEqual([`Your application is approved: IMC-APP-${id}`]);
  });

  test('that change within ten minutes are told once, as they are then', async () => {
    await decide('approved');
    server.advance(minutes(9));
    await decide('rejected');
    server.advance(minutes(9));
    await wake();
    expect(await decisions()).toEqual(['cancelled', 'queued']);
    server.advance(minutes(2));
    await wake();
    expect(subjects()).toEqual([`The decision on your application: IMC-APP-${id}`]);
  });

  test('that are taken back later are told', async () => {
    await decide('approved');
    server.advance(minutes(11));
    await wake();
    await decide('pending');
    server.advance(minutes(11));
    await wake();
    expect(subjects()).toEqual([
      `Your application is approved: IMC-APP-${id}`,
      `Your application is being reviewed again: IMC-APP-${id}`,
    ]);
  });

  test('that wait for the mail server are not told once they no longer hold', async () => {
    await decide('approved');
    server.advance(minutes(11));
    await smtp.down();
    await wake();
    expect(await decisions()).toEqual(['queued']);
    await decide('rejected');
    await smtp.up();
    server.advance(minutes(12));
    await wake();
    expect(subjects()).toEqual([`The decision on your application: IMC-APP-${id}`]);
  });
});

describe('MAIL-5: failures', () => {
  test('a mail waits while the mail server is down, and nobody notices', async () => {
    await smtp.down();
    expect((await signUp('waiting@mail.example')).statusCode).toBe(200);
    await settle();
    const [queued] = await rows();
    expect(queued).toMatchObject({
      state: 'queued',
      attempts: 1,
      last_error: expect.stringMatching(/^the mail server/),
    });
    await smtp.up();
    await wake();
    expect(smtp.messages).toEqual([]);
    server.advance(minutes(1));
    await wake();
    expect(smtp.messages).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
  });

  test('one mail is tried while the mail server is down, and all are sent at once when it is back', async () => {
    await smtp.down();
    for (const name of ['one', 'two', 'three']) await signUp(`${name}@mail.example`);
    await settle();
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0, 0]);
    await smtp.up();
    server.advance(minutes(1));
    await wake();
    expect(smtp.messages).toHaveLength(3);
  });

  test('the waits grow from a minute to a day, and the mail is given up after three days', async () => {
    smtp.onRecipient = () => '452 try later';
    await signUp('growing@mail.example');
    await settle();
    const waits: number[] = [];
    let shift = 0;
    for (;;) {
      const [mail] = await rows();
      if (mail?.state !== 'queued') break;
      const wait = Date.parse(mail.next_attempt_at) - (Date.now() + shift);
      waits.push(Math.round(wait / minutes(1)));
      shift += wait + 1000;
      server.advance(wait + 1000);
      await wake();
    }
    expect(waits).toEqual([1, 3, 9, 27, 81, 243, 729, 1440, 1440]);
    expect((await rows())[0]).toMatchObject({ state: 'failed', last_error: expect.stringContaining('452') });
  });
  test('a recipient that does not exist is not tried again', async () => {
    smtp.onRecipient = (line) => `550 no ${line.slice(8)} here`;
    await signUp('nowhere@mail.example');
    await settle();
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1 }]);
    expect(await server.app.features.dashboard.waiting()).toMatchObject({ failed_mails: 1 });
  });

  test('MAIL-6: mails to a refused address end until one that is sent anyway is accepted', async () => {
    const email = 'gone@mail.example';
    const { refusedAddresses, notices } = server.app.features.mails;
    const recipients = () => smtp.received.filter((line) => /^RCPT/.test(line)).length;
    const notify = async () => {
      await server.app.database.db
        .transaction()
        .execute((tx) => notices.passwordChanged(tx, { id: 1, name: 'A', email }));
      await wake();
    };
    const isShown = async () => (await get('/admin/accounts.php?q=gone', admin)).accounts[0].is_refused;
    const admin = await server.admin();
    smtp.onRecipient = () => '550 5.1.1 unknown';
    await signUp(email);
    await settle();
    expect([recipients(), await isShown()]).toEqual([1, true]);

    await notify();
    const [, skipped] = await rows();
    expect(skipped).toMatchObject({ state: 'failed', last_error: 'the address was refused before' });
    expect(recipients()).toBe(1);

    await post('/forgot-password.php', { email });
    await settle();
    expect([recipients(), await refusedAddresses.has(email)]).toEqual([2, true]);

    smtp.onRecipient = () => '250 ok';
    await post('/admin/resend-mail.php', { mail_id: skipped?.id }, admin);
    await settle();
    expect([recipients(), await isShown()]).toEqual([3, false]);
  });

  test('MAIL-6: the owner is told at sign-in, and a link that arrives ends it', async () => {
    const email = 'comes.back@mail.example';
    smtp.onRecipient = () => '550 no such user';
    await signUp(email);
    await settle();
    const token = await server.signIn(email, testPassword);
    const state = async () => (await get('/get-profile.php', token)).data.email_state;
    expect(await state()).toBe('refused');
    smtp.onRecipient = () => '250 ok';
    server.advance(minutes(3));
    expect((await post('/send-address-link.php', {}, token)).statusCode).toBe(200);
    await settle();
    expect(await state()).toBe('unconfirmed');
    const link = addressTokenIn(readMessage(smtp.messages.at(-1) ?? '').text, 'confirm');
    expect((await post('/use-address-link.php', { token: link, kind: 'confirm' })).statusCode).toBe(200);
    expect(await state()).toBeUndefined();
  });

  test('R-40: neither addresses nor links are logged or stored with an error', async () => {
    const email = 'secret.reader@mail.example';
    await signUp(email);
    smtp.onRecipient = (line) => `450 no ${line.slice(8)} here`;
    await post('/forgot-password.php', { email });
    await settle();
    smtp.onRecipient = () => '250 ok';
    server.advance(minutes(1));
    await wake();
    const token = resetTokenIn(readMessage(smtp.messages.at(-1) ?? '').text);
    expect(token).toHaveLength(43);
    const log = server.logs.join('');
    expect(log).toContain('a mail was not sent');
    expect(log).not.toContain('secret.reader');
    expect(log).not.toContain(token);
    const stored = await rows();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(stored.map(({ last_error }) => last_error))).not.toContain('secret.reader');
  });

  test('a taken mail belongs to its worker until the lease ends, and then to the next one', async () => {
    const { queue, notices } = server.app.features.mails;
    await server.app.database.db
      .transaction()
      .execute((tx) => notices.passwordChanged(tx, { id: 1, name: 'A', email: 'a@mail.example' }));
    const first = await queue.take('urgent');
    expect(await queue.take('urgent')).toBeUndefined();
    server.advance(minutes(2) + 1000);
    const second = await queue.take('urgent');
    expect(second?.row).toMatchObject({ id: first?.row.id, message_id: first?.row.message_id, attempts: 2 });
    if (!first || !second) throw new Error('no mail was taken');
    // The first worker comes back late and changes nothing.
    await queue.retry(first, 'late');
    expect(await rows()).toMatchObject([{ state: 'sending', last_error: null }]);
    await queue.finish(second, 'sent');
    expect(await rows()).toMatchObject([{ state: 'sent' }]);
  });
});

describe('MAIL-14: lanes', () => {
  /** The mail server accepts mails to others at once. Resolves when it has got one to the address. */
  const hangFor = (address: string) => {
    let isReached = () => {};
    let release = () => {};
    const reached = new Promise<void>((resolve) => {
      isReached = resolve;
    });
    smtp.onMessage = async (message) => {
      if (!message.includes(`<${address}>`)) return;
      isReached();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    return { reached, release: () => release() };
  };
  /** Resolves when so many mails were accepted. */
  const accepted = (count: number) =>
    vi.waitFor(() => expect(smtp.messages).toHaveLength(count), { timeout: 20_000 });

  test('an urgent mail is sent while one of a newsletter hangs', async () => {
    const { reached, release } = hangFor('reader@mail.example');
    await server.app.features.mails.queue.enqueue(server.app.database.db, {
      template: 'staff-digest',
      data: { day: '2026-11-27', waiting: { failed_mails: 1 } },
      to: { name: 'Reader', address: 'reader@mail.example' },
    });
    server.app.features.mails.delivery.wake();
    await reached;
    await signUp('urgent@mail.example');
    await accepted(1);
    expect(subjects()).toEqual(['Welcome to the Institute']);
    release();
    await settle();
    expect((await rows()).map(({ state, bulk }) => [state, bulk])).toEqual([
      ['sent', 1],
      ['sent', 0],
    ]);
  });

  test('a mail that hangs stops the others of its lane for seconds only', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { reached, release } = hangFor('slow@mail.example');
      await signUp('slow@mail.example');
      await reached;
      await signUp('next@mail.example');
      await vi.advanceTimersByTimeAsync(slowAfter);
      await accepted(1);
      expect(smtp.messages[0]).toContain('next@mail.example');
      release();
      await settle();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('MAIL-7: reset links', () => {
  const email = 'link@mail.example';
  const request = async () => {
    await post('/forgot-password.php', { email });
    await settle();
    return resetTokenIn(readMessage(smtp.messages.at(-1) ?? '').text);
  };
  const reset = (token: string, password: string) => post('/reset-password.php', { token, password });

  test('are in no table, and nothing is stored about an address without an account', async () => {
    await server.member(email);
    const token = await request();
    await post('/forgot-password.php', { email: 'nobody@mail.example' });
    await settle();
    const { db } = server.app.database;
    const tables = await db.introspection.getTables();
    for (const { name } of tables) {
      const stored = JSON.stringify(
        await db
          .selectFrom(name as 'users')
          .selectAll()
          .execute(),
      );
      expect(stored, name).not.toContain(token);
      expect(stored, name).not.toContain('nobody@mail.example');
    }
  });

  test('of a mail that was repeated all work, until one is used', async () => {
    await server.member(email);
    const first = await request();
    const [mail] = (await rows()).filter(({ template }) => template === 'password-reset');
    // As after a kill between sending and recording it.
    await server.app.database.db
      .updateTable('mail_outbox')
      .set({ state: 'sending', next_attempt_at: new Date().toISOString() })
      .where('id', '=', mail?.id ?? 0)
      .execute();
    await wake();
    const repeated = resetTokenIn(readMessage(smtp.messages.at(-1) ?? '').text);
    expect(repeated).not.toBe(first);
    const ids = smtp.messages.slice(-2).map((message) => /^Message-ID: (.*)$/m.exec(message)?.[1]);
    expect(ids[0]).toBe(ids[1]);
    expect((await reset(first, 'Oriki&Drum77')).statusCode).toBe(200);
    expect((await reset(repeated, 'Oriki&Drum79')).statusCode).toBe(400);
  });

  test('are not sent an hour after they were asked for', async () => {
    await server.member(email);
    await settle();
    await smtp.down();
    await post('/forgot-password.php', { email });
    await settle();
    await smtp.up();
    server.advance(hours(1));
    await wake();
    expect(subjects()).toEqual(['Welcome to the Institute']);
    const [mail] = (await rows()).filter(({ template }) => template === 'password-reset');
    expect(mail?.state).toBe('failed');
    const answer = await post('/admin/resend-mail.php', { mail_id: mail?.id }, await server.admin());
    expect([answer.statusCode, answer.json().message]).toEqual([409, mailTexts.contentGone]);
  });
});

describe('MAIL-8: names', () => {
  test.each([
    '<img src=x onerror=alert(1)>',
    'Win a prize at https://evil.example',
    'Amaka\r\nBcc: thief@mail.example',
  ])('%j does no harm', async (name) => {
    expect((await signUp('named@mail.example', name)).statusCode).toBe(200);
    await settle();
    const { headers, text, html } = readMessage(smtp.messages[0] ?? '');
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(smtp.received.filter((line) => /^RCPT/.test(line))).toEqual(['RCPT TO:<named@mail.example>']);
    expect(text).toContain('Dear Sir or Madam,');
    expect(text).not.toContain('evil.example');
    expect(html).not.toContain('evil.example');
    expect(html).not.toContain('<img');
  });
});

describe('MAIL-10: the list for admins', () => {
  const mails = async (query = '') => get(`/admin/mails.php${query}`, await server.admin());

  test('shows states, counts and errors, and sends a failed mail again', async () => {
    smtp.onRecipient = () => '550 unknown';
    await signUp('failed@mail.example');
    await settle();
    const { mails: failed, counts, total } = await mails('?state=failed');
    expect([total, counts]).toEqual([1, { queued: 0, sending: 0, sent: 0, failed: 1, cancelled: 0 }]);
    expect(failed).toMatchObject([
      {
        template: 'welcome',
        state: 'failed',
        to: { name: 'Amaka Sample', address: 'failed@mail.example' },
        attempts: 1,
        last_error: expect.stringContaining('550'),
        can_resend: true,
      },
    ]);
    smtp.onRecipient = () => '250 ok';
    const body = { mail_id: failed[0].id };
    expect((await post('/admin/resend-mail.php', body, await server.admin())).statusCode).toBe(200);
    await settle();
    expect(subjects()).toEqual(['Welcome to the Institute']);
    expect((await mails('?state=sent')).mails).toMatchObject([
      { attempts: 1, last_error: null, can_resend: false },
    ]);
  });

  test('never contains facts, links or Message-IDs', async () => {
    const email = 'shown@mail.example';
    await signUp(email);
    await post('/forgot-password.php', { email });
    await settle();
    const answer = await server.get('/admin/mails.php', bearer(await server.admin()));
    const token = resetTokenIn(readMessage(smtp.messages.at(-1) ?? '').text);
    expect(token).not.toBe('');
    expect(answer.body).not.toContain(token);
    for (const { message_id } of await rows()) expect(answer.body).not.toContain(message_id);
    expect(answer.body).not.toContain('AIMC');
  });
});

test('MAIL-13: old mails lose recipient and content, and are deleted, after the times of the setting', async () => {
  await signUp('kept@mail.example');
  await settle();
  smtp.onRecipient = () => '550 unknown';
  await signUp('refused@mail.example');
  await settle();
  const admin = await server.admin();
  const value = { ...settingDefaults.retention, sent_mails: 60, failed_mails: 14, mail_rows: 180 };
  await post('/admin/settings.php', { name: 'retention', value, version: 0 }, admin);
  const after = async (count: number) => {
    server.advance(days(count));
    await server.runHourlyTasks();
    return Object.fromEntries(
      (await rows()).map(({ state, to_address, data }) => [state, [to_address, data]]),
    );
  };
  const welcome = (linkId: number) => JSON.stringify({ grade: 'AIMC', linkId });
  const sent = ['kept@mail.example', welcome(1)];
  expect(await after(13)).toEqual({ sent, failed: ['refused@mail.example', welcome(2)] });
  expect(await after(2)).toEqual({ sent, failed: [null, null] });
  const [, lost] = await rows();
  const answer = await post('/admin/resend-mail.php', { mail_id: lost?.id }, await server.admin());
  expect(answer.json().message).toBe(mailTexts.contentGone);
  expect(await after(44)).toEqual({ sent, failed: [null, null] });
  expect(await after(2)).toEqual({ sent: [null, null], failed: [null, null] });
  expect(await after(120)).toEqual({});
});
