import { afterAll, beforeAll, expect, test } from 'vitest';
import { MailError, type MailFailure } from '../../mail/mail.ts';
import { createBackground } from '../../shared/background.ts';
import { startTestServer, type TestServer } from '../../testing/test-app.ts';
import { createDelivery, type DeliveryDeps } from './delivery.ts';
import type { TakenMail } from './mail-queue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Ids of the mails that are tried before the delivery pauses. The mail at each place ends as its text says. */
async function triedBeforePause(ends: readonly ('accepted' | MailFailure)[]): Promise<string[]> {
  const tried: string[] = [];
  const due = ends.map((_, id) => ({ row: { id, message_id: String(id), not_before: '2026-11-27' } }));
  const ignore = async () => {};
  const queue = {
    take: async (lane: string) => (lane === 'urgent' ? (due.shift() as TakenMail | undefined) : undefined),
    nextDue: async () => undefined,
    finish: ignore,
    retry: async () => 'queued' as const,
  };
  const background = createBackground((error) => {
    throw error;
  });
  const delivery = createDelivery({
    db: server.app.database.db,
    queue: queue as unknown as DeliveryDeps['queue'],
    mailer: {
      send: async ({ id }) => {
        tried.push(id);
        const end = ends[Number(id)];
        if (end !== undefined && end !== 'accepted') throw new MailError(end, 'planted');
      },
      close: () => {},
    },
    background,
    clock: () => new Date(),
    log: server.app.log,
    publicUrl: () => '',
    refusedAddresses: { add: ignore, remove: ignore },
    prepare: async () => ({ content: {} as never, to: { name: '', address: 'a@mail.example' } }),
    write: async () => ({ subject: '', text: '', html: '' }),
  });
  delivery.wake();
  await background.idle();
  await delivery.stop();
  return tried;
}

test.each([
  ['a mail that hung', ['hung', 'accepted', 'hung', 'accepted'], 4],
  ['two in a row that hung', ['hung', 'hung', 'accepted'], 2],
  ['a server that is down', ['accepted', 'server', 'accepted'], 2],
] as const)('MAIL-14: after %s, of %j so many are tried before a pause: %i', async (_, ends, count) => {
  expect(await triedBeforePause(ends)).toHaveLength(count);
});
