import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { undoTime } from '@imc/api/contract';
import { buildApp } from '@imc/server';
import { loadConfig } from '@imc/server/config';
import { newsletterPurpose } from '@imc/server/db/secrets';
import { confirmTokenIn, mailsTo, resetTokenIn } from '@imc/server/testing/outbox';
import { cheapHash } from '@imc/server/testing/test-app';
import { firstAdmin, type RunningProvider } from './provider.ts';

/** In this process, on a free port, with a new data folder. */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningProvider> {
  const dataDir = await mkdtemp(join(tmpdir(), 'imc-contract-'));
  const app = await buildApp(
    loadConfig(
      {
        ADMIN_EMAIL: firstAdmin.email,
        ADMIN_PASSWORD: firstAdmin.password,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'fatal',
        PORT: '0',
        // Each request has its own client address, to stay within the limits per address, which the server's own tests check.
        TRUST_PROXY: 'on',
        ...environment,
      },
      { maxLoopDelay: Number.POSITIVE_INFINITY },
    ),
    { hashParameters: cheapHash },
  );
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    baseUrl: `${origin}/api`,
    async resetToken(address) {
      await app.background.idle();
      return resetTokenIn((await mailsTo(dataDir, address)).findLast((mail) => resetTokenIn(mail)));
    },
    async confirmToken(address) {
      await app.background.idle();
      return confirmTokenIn((await mailsTo(dataDir, address)).findLast((mail) => confirmTokenIn(mail)));
    },
    async leaveToken(address) {
      const { token } = await app.database.db
        .selectFrom('newsletter_subscriptions')
        .select('token')
        .where('email_key', '=', address)
        .executeTakeFirstOrThrow();
      return app.secrets.open(token, newsletterPurpose);
    },
    issueReceipts: () => app.features.payments.issueReceipts(new Date(Date.now() + undoTime)),
    async stop() {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
