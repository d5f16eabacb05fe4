import { afterEach, beforeEach, expect, test } from 'vitest';
import { days } from '../shared/clock.ts';
import { mailsTo } from '../testing/outbox.ts';
import { bearer, startTestServer, type TestServer, testPassword } from '../testing/test-app.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const email = 'member@mail.example';

/** What the sweeps delete at some age. */
async function agingRows(): Promise<unknown> {
  const { db } = server.app.database;
  return {
    mails: await db.selectFrom('mail_outbox').select(['id', 'to_address', 'data']).orderBy('id').execute(),
    readers: await db.selectFrom('newsletter_subscriptions').select('email').execute(),
    sessions: await db.selectFrom('sessions').select('token_hash').orderBy('token_hash').execute(),
  };
}

test.each([
  ['ahead', days(730)],
  ['back', -days(730)],
])('R-42: one start with the clock two years %s deletes nothing', async (_, jump) => {
  await server.member(email);
  await server.signIn(email, testPassword, true);
  await server.post('/newsletter-subscribe.php', { email });
  await server.app.background.idle();
  const before = await agingRows();
  server.advance(jump);
  // The sweeps run when the server listens, and the next start waits for them.
  await (await server.restart()).listen({ port: 0 });
  await server.restart();
  expect(await agingRows()).toEqual(before);
  expect(server.logs.join('')).toContain('nothing old is deleted');
});

test('R-5, R-9: what was stored with a clock two years ahead neither lasts nor waits for years', async () => {
  server.advance(days(730));
  const token = await server.member(email);
  const { queue, delivery } = server.app.features.mails;
  const to = { name: 'Ada', address: 'ada@mail.example' };
  await server.app.background.idle();
  await queue.enqueue(server.app.database.db, { template: 'welcome', data: { grade: 'AIMC' }, to });
  for (let failure = 0; failure < 6; failure += 1)
    await server.post('/signin.php', { email, password: 'Wrong@12345' });

  server.advance(-days(730));
  expect((await server.get('/get-profile.php', bearer(token))).statusCode).toBe(401);
  const again = await server.signIn(email, testPassword);
  expect((await server.get('/get-profile.php', bearer(again))).statusCode).toBe(200);
  await queue.hasten();
  delivery.wake();
  await server.app.background.idle();
  expect(await mailsTo(server.dataDir, to.address)).toHaveLength(1);
});
