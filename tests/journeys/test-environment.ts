/**
 * Where the journeys take place: a free port and a fresh folder, chosen once by the process that reads the configuration first and handed
 * to the others, its workers and the server, through the environment.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const portScript = `
  const server = require('node:net').createServer();
  server.listen(0, '127.0.0.1', () => { console.log(server.address().port); server.close(); });
`;

process.env.JOURNEYS_PORT ??= execFileSync(process.execPath, ['-e', portScript], { encoding: 'utf8' }).trim();
process.env.JOURNEYS_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'imc-journeys-'));

export const port = Number(process.env.JOURNEYS_PORT);
export const origin = `http://127.0.0.1:${port}`;
/** The server's data: its mails lie under `outbox`. */
export const dataDir = process.env.JOURNEYS_DATA_DIR;
