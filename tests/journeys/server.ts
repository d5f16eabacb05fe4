/**
 * The server of a Playwright worker, in a process of its own. It answers each message with the address of the site: 'open' opens it with an empty data
 * folder, unless nothing was written since the last time; 'pass undo time' advances its clock by the time in which decisions and confirmations can be
 * undone.
 */
import '@imc/server/site/set-node-env';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { undoTime } from '@imc/api/contract';
import { buildApp } from '@imc/server';
import { seedBankAccount } from '@imc/server/cli/seed-data';
import { loadConfig } from '@imc/server/config';
import { makeSecondFactorOptional } from '@imc/server/testing/second-factor';
import { cheapHash } from '@imc/server/testing/test-app';
import { adminEmail, adminPassword } from './accounts.ts';

/** Mails are in the folder `outbox` of its data folder. */
export interface Site {
  readonly origin: string;
  readonly dataDir: string;
}

let open:
  | (Site & { readonly isUnused: () => boolean; passUndoTime(): Promise<void>; close(): Promise<void> })
  | undefined;

async function openSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'imc-journeys-'));
  const config = loadConfig(
    {},
    {
      port: 0,
      dataDir,
      adminEmail,
      adminPassword,
      logLevel: 'warn',
      // All journeys share one address and a busy machine. The server's own tests check the limits.
      limitedPerMinute: Number.POSITIVE_INFINITY,
      maxLoopDelay: Number.POSITIVE_INFINITY,
    },
  );
  let shift = 0;
  const app = await buildApp(config, {
    hashParameters: cheapHash,
    clock: () => new Date(Date.now() + shift),
  });
  await makeSecondFactorOptional(app.database.db);
  await seedBankAccount(app.database.db, 1, new Date());
  let isUnused = true;
  app.server.on('request', ({ method }) => {
    if (method !== 'GET') isUnused = false;
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  // The content service may take longer to start than a page waits for the blog.
  while (!(await fetch(`${origin}/blog`)).ok);
  return {
    origin,
    dataDir,
    isUnused: () => isUnused,
    passUndoTime: async () => {
      shift += undoTime;
      await app.features.payments.issueReceipts();
      await app.features.memberships.settleApprovals();
      // The admission fee becomes due once the receipt for the application fee is issued.
      await app.features.payments.issueReceipts();
    },
    close: async () => {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

process.on('message', async (message) => {
  if (message === 'pass undo time') await open?.passUndoTime();
  if (!open || (message === 'open' && !open.isUnused())) {
    await open?.close();
    open = await openSite();
  }
  const { origin, dataDir } = open;
  process.send?.({ origin, dataDir } satisfies Site);
});
process.on('disconnect', async () => {
  await open?.close();
  process.exit();
});
