/**
 * `npm run drill [-- NAME … --postgres]`: breaks a running server and its neighbours, and prints what was tried, how often and what was lost. It
 * takes minutes. Exit code 1 if anything was lost.
 */
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { killProcesses } from '@imc/server/testing/server-process';
import { startPostgres } from '../postgres/postgres.ts';
import { clockBack } from './clock-back.ts';
import { descriptors } from './descriptors.ts';
import { diskFull } from './disk-full.ts';
import { type Drill, newPlace } from './drill.ts';
import { kill } from './kill.ts';
import { ledger } from './ledger.ts';
import { overload } from './overload.ts';
import { servers } from './servers.ts';
import { silentDatabase } from './silent-database.ts';
import { slowSockets } from './slow-sockets.ts';
import { terminate } from './terminate.ts';

const { values, positionals } = parseArgs({
  options: { postgres: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const drills: Readonly<Record<string, Drill>> = {
  kill: (place) => kill(place),
  'disk-full': diskFull,
  'silent-database': silentDatabase,
  descriptors,
  'slow-sockets': slowSockets,
  terminate,
  'clock-back': clockBack,
  overload,
  ledger,
  // With a PostgreSQL and a storage of its own.
  ...(values.postgres ? { servers: () => servers() } : {}),
};

/** By a test of `npm test`. */
const heldBy = {
  'SQLite locked for 3 s and for longer': 'server/db/locked-database.test.ts',
  'a locked table, lost connections, a read-only PostgreSQL': 'tests/contract/postgres-outages.test.ts',
  'S3 silent, and back': 'server/storage/silent-storage.test.ts',
  'SMTP gone, slow, and back': 'server/mail/smtp.test.ts, server/features/mails/outbox.test.ts',
};

const unknown = positionals.find((name) => !(name in drills));
if (unknown) throw new Error(`Unknown drill '${unknown}': choose ${Object.keys(drills).join(', ')}.`);

const database = values.postgres ? 'PostgreSQL' : 'SQLite';
let lostInAll = 0;
for (const [name, drill] of Object.entries(drills)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const postgres = values.postgres ? await startPostgres() : undefined;
  const place = await newPlace(postgres);
  const result = await drill(place).finally(async () => {
    await killProcesses();
    await postgres?.stop();
    await rm(place.dataDir, { recursive: true, force: true });
  });
  const { tried, times, lost, notes = '' } = result;
  lostInAll += lost;
  console.log(`| ${database} | ${tried} | ${times} | ${lost} | ${notes} |`);
}
if (positionals.length === 0)
  for (const [tried, test] of Object.entries(heldBy))
    console.log(`| both | ${tried} | npm test | | ${test} |`);
process.exitCode = lostInAll === 0 ? 0 : 1;
