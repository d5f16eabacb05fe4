/**
 * The servers of the journeys, one with a port and a data folder of its own for each Playwright worker. They are chosen once, by the process that
 * reads the configuration first, and reach the workers and the servers through the environment.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Journeys that run at the same time. More than two only wait for the two cores of a small machine. */
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

/** The server of a worker, counted from 0. */
export function serverOf(worker: number): Server {
  const server = servers[worker];
  if (!server) throw new Error(`There is no server for worker ${worker}.`);
  return server;
}

/** The server of this process: Playwright numbers its workers; others get the first. */
const { port, dataDir } = serverOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
const origin = originOf({ port });

/** `dataDir` holds the server's data: its mails are under `outbox`. */
export { dataDir, origin, port };
