import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AddressLinkKind, undoTime } from '@imc/api/contract';
import { buildApp } from '@imc/server';
import { loadConfig } from '@imc/server/config';
import { newsletterPurpose } from '@imc/server/db/secrets';
import { addressTokenIn, confirmTokenIn, mailsTo, resetTokenIn } from '@imc/server/testing/outbox';
import { makeSecondFactorOptional } from '@imc/server/testing/second-factor';
import { cheapHash } from '@imc/server/testing/test-app';
import { firstAdmin, type RunningProvider } from './provider.ts';

const buildServer = (dataDir: string, environment: Readonly<Record<string, string>>) =>
  buildApp(
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
      // Tests keep the loop themselves.
      { maxLoopDelay: Number.POSITIVE_INFINITY },
    ),
    { hashParameters: cheapHash },
  );

/** Some in this process, on free ports, with one new data folder for their mails. */
export async function startServers(count: number, environment: Readonly<Record<string, string>> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'imc-contract-'));
  const apps = await Promise.all(Array.from({ length: count }, () => buildServer(dataDir, environment)));
  const [app] = apps as [Awaited<ReturnType<typeof buildApp>>];
  const mailTo = async (address: string) => {
    for (const { background } of apps) await background.idle();
    return mailsTo(dataDir, address);
  };
  return {
    origins: await Promise.all(apps.map((one) => one.listen({ host: '127.0.0.1', port: 0 }))),
    async resetToken(address: string) {
      return resetTokenIn((await mailTo(address)).findLast((mail) => resetTokenIn(mail)));
    },
    async addressToken(address: string, kind: AddressLinkKind) {
      return addressTokenIn(
        (await mailTo(address)).findLast((mail) => addressTokenIn(mail, kind)),
        kind,
      );
    },
    async confirmToken(address: string) {
      return confirmTokenIn((await mailTo(address)).findLast((mail) => confirmTokenIn(mail)));
    },
    async leaveToken(address: string) {
      const { token } = await app.database.db
        .selectFrom('newsletter_subscriptions')
        .select('token')
        .where('email_key', '=', address)
        .executeTakeFirstOrThrow();
      return app.secrets.open(token, newsletterPurpose);
    },
    makeSecondFactorOptional: () => makeSecondFactorOptional(app.database.db),
    issueReceipts: () => app.features.payments.issueReceipts(new Date(Date.now() + undoTime)),
    async stop() {
      for (const one of apps) await one.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function startServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningProvider> {
  const { origins, ...server } = await startServers(1, environment);
  return { ...server, baseUrl: `${origins[0]}/api` };
}
