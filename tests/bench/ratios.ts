/**
 * `npm run bench -- ratios`: compares small writes with a bare server and with raw inserts, PostgreSQL with SQLite and two servers with one, and
 * measures reads right after a decision, at 100,000 applications (BENCH_SIZES=5000). Both databases write to the disk before they answer. Needs nginx.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { startPostgres } from '../postgres/postgres.ts';
import { startNginx } from '../servers/nginx.ts';
import { compareServers, type Runner, start, usageOf } from './compare-servers.ts';

const applications = process.env.BENCH_SIZES ?? '100000';
const clients = 32;
const folder = await mkdtemp(join(tmpdir(), 'imc-bench-'));
const stops: (() => unknown)[] = [() => rm(folder, { recursive: true })];

async function run(file: string, databaseUrl: string, ...args: readonly string[]): Promise<Runner> {
  process.env.DATABASE_URL = databaseUrl;
  const runner = await start(file, ...args);
  stops.push(() => runner.process.kill('SIGTERM'));
  return runner;
}

const marketer = { full_name: 'A', email: '[<id>]@mail.example', phone: '1', marketer_code: '[<id>]' };
const post = (path: string, { headers }: Runner, body: object) => ({
  method: 'POST' as const,
  path: `/api/admin/${path}`,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const writes = (server: Runner) => [post('add-marketer.php', server, marketer)];

/** Of 10 requests, 9 read the list. */
const mixed = (server: Runner, url = server.url, runners = [server]) => {
  const read = { path: '/api/admin/get-all-applications.php?page=1', headers: server.headers };
  return { ...server, url, runners, requests: [...Array.from({ length: 9 }, () => read), ...writes(server)] };
};

/** Each on the disk before the next. */
function printRawInserts(): void {
  const database = new Database(join(folder, 'inserts.sqlite'));
  database.exec('pragma journal_mode = WAL; pragma synchronous = FULL; create table rows (text text)');
  const insert = database.prepare('insert into rows (text) values (?)');
  const end = performance.now() + 5000;
  let count = 0;
  for (; performance.now() < end; count++) insert.run(JSON.stringify(marketer));
  database.close();
  console.log(`raw inserts: ${count / 5}/s`);
}

async function printReadsAfterDecisions(server: Runner): Promise<void> {
  const { origin } = new URL(server.url);
  const read = async (path: string) => (await fetch(`${origin}/api/admin/${path}`, server)).json();
  const list = 'get-all-applications.php?page=1&status=pending';
  const { applications } = await read(`${list}&limit=100`);
  for (const path of [
    list,
    'dashboard-stats.php',
    `get-application.php?application_id=${applications[0].id}`,
  ]) {
    const times: number[] = [];
    for (const { id } of applications.splice(0, 30)) {
      const decision = { application_id: id, status: 'approved' };
      const { path: url, ...request } = post('update-application-status.php', server, decision);
      if (!(await fetch(origin + url, request)).ok) throw new Error('The decision was refused.');
      const from = performance.now();
      await read(path);
      times.push(performance.now() - from);
    }
    console.log(`p95 after a decision: ${times.sort((a, b) => a - b)[28]?.toFixed(1)} ms   ${path}`);
  }
}

try {
  const sqliteFolder = join(folder, 'sqlite');
  const sqlite = await run('./server.ts', '', sqliteFolder, applications, '20000');
  const bare = await run('./bare.ts', '', sqliteFolder);
  printRawInserts();
  const requests = writes(sqlite);
  await compareServers('small write', { ...sqlite, requests }, { ...bare, requests }, clients);

  const database = await startPostgres(['fsync=on']);
  stops.push(() => database.stop());
  const shared = join(folder, 'postgres');
  const first = await run('./server.ts', database.url, shared, applications, '20000');
  const second = await run('./server.ts', database.url, shared, '0');
  await printReadsAfterDecisions(first);
  await compareServers('PostgreSQL, SQLite', mixed(first), mixed(sqlite), clients);

  const origins = [first, second].map(({ url }) => new URL(url).origin);
  const one = await startNginx(origins.slice(0, 1));
  const two = await startNginx(origins);
  if (!one || !two) throw new Error('nginx is not installed (Debian: nginx-light)');
  stops.push(one.stop, two.stop);
  const both = mixed(first, two.origin, [first, second]);
  await compareServers('two servers, one', both, mixed(first, one.origin), clients);
  console.log(`memory of the second server: ${((await usageOf(second)).memory / 2 ** 20).toFixed(0)} MB`);
} finally {
  for (const stop of stops.toReversed()) await stop();
}
