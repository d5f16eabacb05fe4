/**
 * `npm run bench -- admin`: the admin's list of applications at 1,000, 10,000 and 100,000 applications of 20,000 members, on SQLite and PostgreSQL.
 * Prints the 95th percentile in milliseconds at 1 and at 50 clients for pages, filters, orders, searches, a status update and the export, and
 * the targets, without pass or fail. BENCH_SIZES=1000,10000 and BENCH_DATABASES=sqlite choose a part of it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExportFormat, exportFormats } from '@imc/api/contract';
import { startPostgres } from '../postgres/postgres.ts';
import { type Runner, start, usageOf } from './compare-servers.ts';

const sizes = (process.env.BENCH_SIZES ?? '1000,10000,100000').split(',').map(Number);
const databases = (process.env.BENCH_DATABASES ?? 'sqlite,postgres').split(',');
const requests = 60;
const manyClients = 50;
const nameWidth = 28;

interface Request {
  readonly url: string;
  readonly init?: RequestInit;
}

/** One after the other. */
type NextRequest = (index: number) => Request;

const p95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;

async function send({ url, init }: Request): Promise<void> {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
}

/** From several clients at once. Returns the 95th percentile of the latency in milliseconds. */
async function measure(next: NextRequest, clients: number, count: number): Promise<number> {
  const times: number[] = [];
  let sent = 0;
  const client = async () => {
    while (sent < count) {
      const from = performance.now();
      await send(next(sent++));
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return p95(times);
}

/** In milliseconds at one client and at 50. */
const pageTargets = [30, 150] as const;

async function casesOf({ url, headers }: Runner, size: number) {
  const init = { headers };
  const get =
    (path: string): NextRequest =>
    () => ({ url: `${url}/admin/${path}`, init });
  const list = (query: string) => get(`get-all-applications.php?${query}`);
  const lastPage = Math.min(2000, Math.floor(size / 50));
  const read = async (query: string) =>
    (await (await fetch(list(query)(0).url, init)).json()) as {
      applications: { id: number; surname: string; marketerCode: string | null }[];
    };
  const { applications } = await read('limit=100');
  // Long enough to search for its middle.
  const surname = applications.find((application) => application.surname.length > 5)?.surname ?? '';
  const code = applications.find(({ marketerCode }) => marketerCode)?.marketerCode ?? '';
  const queries: Record<string, string> = {
    'first page': 'page=1',
    'filter: status': 'status=pending',
    'filter: grade': 'grade=FIMC',
    'filter: payment': 'payment=queried',
    'filter: dates': 'from=2026-03-01&to=2026-04-30',
    'filter: marketer': `marketer=${code}`,
    'filters: all': `status=pending&grade=FIMC&payment=received&from=2026-01-01&marketer=${code}`,
    ...Object.fromEntries(
      ['name', 'category', 'contact', 'status', 'date'].flatMap((sort) =>
        ['asc', 'desc'].map((order) => [`sort: ${sort} ${order}`, `sort=${sort}&order=${order}`]),
      ),
    ),
    'pending, oldest first': 'status=pending&order=asc',
    'pending by name': 'status=pending&sort=name',
    'search: name': `q=${surname}`,
    'search: prefix': `q=${surname.slice(0, 3)}`,
    'search: part': `q=${surname.slice(1, 4)}`,
    'search: two letters': `q=${surname.slice(0, 2)}`,
    'search: reference': `q=IMC-APP-${applications[0]?.id}`,
    'search: by name': `q=${surname.slice(0, 3)}&sort=name&status=pending`,
    'search: nothing': 'q=nobodyhere',
    [`page ${lastPage}`]: `page=${lastPage}`,
  };
  const otherPages: Record<string, string> = {
    dashboard: 'dashboard-stats.php',
    'application in full': `get-application.php?application_id=${applications[0]?.id}`,
    neighbours: `application-neighbours.php?application_id=${applications[0]?.id}`,
    'neighbours: pending by name': `application-neighbours.php?application_id=${applications[0]?.id}&status=pending&sort=name`,
    'payments to check': 'payments.php?state=received',
    'payments: search': `payments.php?q=${surname.slice(0, 3)}`,
    people: 'accounts.php',
    'people: search': `accounts.php?q=${surname.slice(0, 3)}`,
    marketers: 'marketers.php',
    mails: 'mails.php',
    'security log': 'security-log.php',
  };
  const update: NextRequest = (index) => ({
    url: `${url}/admin/update-application-status.php`,
    init: {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        application_id: applications[index % applications.length]?.id,
        status: Math.floor(index / applications.length) % 2 === 0 ? 'approved' : 'rejected',
      }),
    },
  });
  return [
    ...Object.entries(queries).map(([name, query]) => ({ name, next: list(query), targets: pageTargets })),
    ...Object.entries(otherPages).map(([name, path]) => ({ name, next: get(path), targets: pageTargets })),
    { name: 'status update', next: update, targets: [20] as const },
  ];
}

/** Returns milliseconds to the first byte and to the end, megabytes, and the memory above that of the idle server. */
async function exportOf(runner: Runner, format: ExportFormat) {
  const memoryOf = async () => (await usageOf(runner)).memory;
  const idle = await memoryOf();
  const from = performance.now();
  const { url, headers } = runner;
  const response = await fetch(`${url}/admin/export-applications.php?format=${format}`, { headers });
  let first = 0;
  let bytes = 0;
  let peak = idle;
  const reader = response.body?.getReader();
  for (let chunks = 0; reader; chunks++) {
    const { done, value } = await reader.read();
    if (done) break;
    first ||= performance.now() - from;
    bytes += value.length;
    if (chunks % 20 === 0) peak = Math.max(peak, await memoryOf());
  }
  const whole = performance.now() - from;
  const memory = (Math.max(peak, await memoryOf()) - idle) / 2 ** 20;
  return { first, whole, megabytes: bytes / 1e6, memory };
}

const column = (text: string | number, width = 11) =>
  (typeof text === 'number' ? text.toFixed(1) : text).padStart(width);

/** One database with one number of applications. */
async function measureSize(runner: Runner, size: number): Promise<void> {
  const printed = (name: string, ...cells: (string | number)[]) =>
    console.log(name.padEnd(nameWidth) + cells.map((cell) => column(cell)).join(''));
  printed('', '1 client', '50 clients', 'targets');
  for (const { name, next, targets } of await casesOf(runner, size)) {
    await measure(next, 1, 5);
    const one = await measure(next, 1, requests);
    // Opens the connections of clients and server, which the first case would otherwise include.
    await measure(next, manyClients, manyClients);
    const many = await measure(next, manyClients, Math.max(200, requests * 3));
    printed(name, one, many, targets.join(' / '));
  }
  for (const format of exportFormats) {
    const { first, whole, megabytes, memory } = await exportOf(runner, format);
    printed(`${format}: first byte`, first, '', '200');
    printed(`${format}: ${megabytes.toFixed(1)} MB`, whole);
    printed(`${format}: MB above idle`, memory, '', '80');
  }
}

for (const database of databases) {
  for (const size of sizes) {
    const dataDir = await mkdtemp(join(tmpdir(), 'imc-bench-'));
    const postgres = database === 'postgres' ? await startPostgres() : undefined;
    let runner: Runner | undefined;
    try {
      if (postgres) process.env.DATABASE_URL = postgres.url;
      else delete process.env.DATABASE_URL;
      console.log(`\n${database}, ${size} applications of 20,000 members: p95 in milliseconds`);
      runner = await start('./server.ts', dataDir, String(size), '20000');
      runner = { ...runner, url: new URL('/api', runner.url).href };
      await measureSize(runner, size);
    } finally {
      runner?.process.kill('SIGTERM');
      await postgres?.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  }
}
