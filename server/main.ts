// Must stay the first import. See set-node-env.ts.
import './site/set-node-env.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import { envFileWarning, readEnvFile } from './env-file.ts';
import type { FirstAdmin } from './features/accounts/first-admin.ts';
import { type NotSetOnServer, notSetOnServer } from './features/settings/not-set.ts';
import { StartError } from './shared/start-error.ts';

/** Milliseconds for running requests after SIGTERM (R-38). */
const shutdownTimeout = 9_000;

/** One line for problems that the operator can fix, the stack for all others. */
function explain(error: unknown, config: Config | undefined): string {
  if (error instanceof StartError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const place = config ? `${config.host}:${config.port}` : '';
  if (code === 'EADDRINUSE') return `PORT: ${place} is in use by another program`;
  if (code === 'EACCES') return `PORT: ${place} may not be used by this account`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST: ${place} is not an address of this machine`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** In the line at the start. The dashboard says what each is for (SET-5). */
const notSetNames: Readonly<Record<NotSetOnServer, string>> = {
  bank_account: 'the bank account',
  committee_mailbox: 'the mailbox of the committee',
  PUBLIC_URL: 'PUBLIC_URL',
  SMTP_URL: 'SMTP_URL',
  MAIL_FROM: 'MAIL_FROM',
};

/** Host and path only, for addresses may contain a password. */
const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname.replace(/\/$/, '')}`;
};

function introduce(
  address: string,
  config: Config,
  admin: FirstAdmin | undefined,
  notSet: readonly NotSetOnServer[],
): void {
  const { databaseUrl, s3, smtpUrl, dataDir } = config;
  const site = config.publicUrl ?? address;
  const database = databaseUrl ? `PostgreSQL at ${placeOf(databaseUrl)}` : `SQLite in ${dataDir}`;
  console.log(`Data: ${database}, files in ${s3 ? `the bucket ${s3.bucket}` : dataDir}`);
  console.log(
    `Mail: ${smtpUrl ? `to ${placeOf(smtpUrl)}` : `to files in ${dataDir}/outbox; it reaches nobody`}`,
  );
  console.log(`The Institute's site is at ${site}`);
  const as = admin ? ` as ${admin.email}` : '';
  const password = admin?.generatedPassword ? `. Password, shown this once: ${admin.generatedPassword}` : '';
  console.log(`Sign in at ${site}/login${as}${password}`);
  const missing = notSet.map((name) => notSetNames[name]).join(', ');
  if (missing) console.log(`Not ready to go live: set ${missing}; the dashboard says what for`);
}

async function main(): Promise<void> {
  let config: Config | undefined;
  try {
    readEnvFile();
    config = loadConfig();
    const { shutdownDelay } = config;
    const app = await buildApp(config);

    const stop = async (code: number, delay = 0) => {
      // A second signal or a hanging request must not keep the process alive.
      setTimeout(() => process.exit(code), delay + shutdownTimeout).unref();
      app.drain();
      await wait(delay);
      app.close().then(
        () => process.exit(code),
        (error: unknown) => {
          app.log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    };
    // Keep running if the standard output cannot be written, for example because the disk is full.
    process.stdout.on('error', () => {});
    let stopping = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (stopping) return;
        stopping = true;
        app.log.info(`${signal}: finishing the running requests`);
        stop(0, shutdownDelay);
      });
    }
    // After these events the state is unknown: log, finish the running requests and exit (R-41).
    const stopAfter = (kind: string) => (error: unknown) => {
      app.log.fatal({ err: error }, kind);
      if (stopping) return;
      stopping = true;
      stop(1);
    };
    process.on('uncaughtException', stopAfter('uncaught exception'));
    process.on('unhandledRejection', stopAfter('unhandled rejection'));

    const address = await app.listen({ port: config.port, host: config.host });
    const warning = envFileWarning();
    if (warning) console.log(`Warning: ${warning}`);
    introduce(address, config, app.firstAdmin, await notSetOnServer(app.database.db, config));
  } catch (error) {
    console.error(explain(error, config));
    process.exit(1);
  }
}

await main();
