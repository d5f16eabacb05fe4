import { dateInLagos } from '@imc/api/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { days } from '../../shared/clock.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { bearer, startTestServer, type TestServer, testAdmin } from '../../testing/test-app.ts';

let server: TestServer;
let now: number;
beforeEach(async () => {
  server = await startTestServer();
  now = Date.now();
});
afterEach(() => server.close());

const advance = (time: number) => {
  server.advance(time - now);
  now = time;
};
/** Sets a time of the day in Lagos, some days later. */
const goTo = (time: string, later = 1) =>
  advance(Date.parse(`${dateInLagos(new Date(now + days(later)))}T${time}:00+01:00`));

const changeSetting = async (name: string, value: object, version = 0) => {
  const answer = await server.post(
    '/admin/settings.php',
    { name, value, version },
    bearer(await server.admin()),
  );
  expect(answer.statusCode).toBe(200);
};
const switchOn = () => changeSetting('staff_digest', { sent: true });

/** The application then waits. */
const apply = async () => server.apply(await server.member(`applicant.${now}@mail.example`));

/** Runs the task of every minute, and returns the days of all digests so far. */
const run = async ({ app } = server) => {
  await app.features.dashboard.staffDigest();
  const rows = await app.database.db
    .selectFrom('mail_outbox')
    .select('dedupe_key')
    .where('template', '=', 'staff-digest')
    .orderBy('id')
    .execute();
  return rows.map(({ dedupe_key }) => dedupe_key);
};
const keyOfToday = () => `staff-digest:${dateInLagos(new Date(now))}`;

describe('MAIL-9: the daily digest', () => {
  test('is off by default', async () => {
    await apply();
    goTo('07:00');
    expect(await run()).toEqual([]);
  });

  test('is written once a day at 07:00 in Lagos', async () => {
    await switchOn();
    await apply();
    goTo('06:59');
    expect(await run()).toEqual([]);
    goTo('07:00', 0);
    const first = keyOfToday();
    expect(await run()).toEqual([first]);
    for (const time of ['07:01', '07:59', '23:59']) {
      goTo(time, 0);
      expect(await run()).toEqual([first]);
    }
    goTo('07:00');
    expect(await run()).toEqual([first, keyOfToday()]);
  });

  test('goes to the mailbox of the committee, with the numbers of the bell and their links', async () => {
    await switchOn();
    await changeSetting('committee_mailbox', { email: 'committee@imc.example' });
    await apply();
    goTo('07:00');
    await run();
    await server.app.background.idle();
    const [mail] = await mailsTo(server.dataDir, 'committee@imc.example');
    expect(mail).toContain('Subject: To do: 1 application awaits a decision');
    expect(mail).toContain('/admin/applications?status=pending\r\n');
    expect(mail).toContain('1 payment awaits confirmation:\r\n');
    expect(mail).not.toMatch(/messages? (is|are) new/);
  });

  test('also goes to the staff who want it, with the oldest application, and not to members', async () => {
    const admin = await server.admin();
    const member = await server.member('wants.it@mail.example');
    for (const token of [admin, member])
      await server.post('/update-profile.php', { wants_digest: true }, bearer(token));
    await apply();
    goTo('07:00');
    await Promise.all([run(), run()]);
    const { id } = await server.app.database.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .executeTakeFirstOrThrow();
    expect(await run()).toEqual([`${keyOfToday()}:${id}`]);
    await server.app.background.idle();
    const mail = (await mailsTo(server.dataDir, testAdmin.email)).at(-1);
    expect(mail).toContain('The oldest application has waited since');
  });

  test('is not written if nothing waits, nor later for what comes up after 07:00', async () => {
    await switchOn();
    goTo('07:00');
    expect(await run()).toEqual([]);
    await apply();
    goTo('07:30', 0);
    expect(await run()).toEqual([]);
    goTo('15:00', 0);
    await server.restart();
    expect(await run()).toEqual([]);
  });

  test('is written once by two runs at the same time, and after a restart', async () => {
    await switchOn();
    await apply();
    goTo('07:00');
    await Promise.all([run(), run()]);
    expect(await run()).toEqual([keyOfToday()]);
    await server.restart();
    expect(await run()).toEqual([keyOfToday()]);
  });

  test('starts with the next morning if it is switched on later', async () => {
    await apply();
    goTo('08:00');
    await switchOn();
    expect(await run()).toEqual([]);
    goTo('07:00');
    expect(await run()).toEqual([keyOfToday()]);
  });
});
