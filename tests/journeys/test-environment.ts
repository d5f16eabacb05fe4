/**
 * The servers of the journeys, one with its own port and data folder for each Playwright worker. The first process that reads the configuration
 * selects them, and passes them to the workers and the servers in the environment.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Number of journeys that run in parallel. On a small machine with two cores, more would only wait. */
export const workers = 2;

interface Server {
  readonly port: number;
  readonly dataDir: string;
}

const portScript = `
  const server = require('node:net').createServer();
  server.listen(0, '127.0.0.1', () => { console.log(server.address().port); server.close(); });
`;
const freePort = () =>
  Number(execFileSync(process.execPath, ['-e', portScript], { encoding: 'utf8' }).trim());

process.env.JOURNEYS_SERVERS ??= JSON.stringify(
  Array.from({ length: workers }, (): Server => {
    return { port: freePort(), dataDir: mkdtempSync(join(tmpdir(), 'imc-journeys-')) };
  }),
);
const servers = JSON.parse(process.env.JOURNEYS_SERVERS) as readonly Server[];

export const originOf = ({ port }: Pick<Server, 'port'>): string => `http://127.0.0.1:${port}`;

/** Returns the server of a worker; workers are numbered from 0. */
export function serverOf(worker: number): Server {
  const server = servers[worker];
  if (!server) throw new Error(`There is no server for worker ${worker}.`);
  return server;
}

/** The server of this process. Playwright numbers its workers; other processes use the first server. */
const { port, dataDir } = serverOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
const origin = originOf({ port });

/** `dataDir` is the server's data folder; mails are in its `outbox` folder. */
export { dataDir, origin, port };
