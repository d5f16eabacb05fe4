// Must stay the first import. See set-node-env.ts.
import './site/set-node-env.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import { envFileWarning, readEnvFile } from './env-file.ts';
import type { FirstAdmin } from './features/accounts/first-admin.ts';
import { type NotSetOnServer, notSetOnServer, notSetTexts } from './features/settings/not-set.ts';
import { StartError } from './shared/start-error.ts';

/** Milliseconds for running requests after SIGTERM. */
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

function introduce(
  address: string,
  config: Config,
  admin: FirstAdmin | undefined,
  notSet: readonly NotSetOnServer[],
): void {
  console.log(`The Institute's site is at ${config.publicUrl ?? address}`);
  for (const name of notSet) console.log(`Not ready to go live: ${notSetTexts[name]}`);
  if (!admin) return;
  console.log(`First admin: ${admin.email}`);
  if (admin.generatedPassword) console.log(`Password, shown this once: ${admin.generatedPassword}`);
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
    // After these events the state is unknown: log, finish the running requests and exit.
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
