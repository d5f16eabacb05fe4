/**
 * `npm run bench`: requests a second of the signed-in admin list (50 of 5,000 applications) beside a bare Fastify route that answers the same bytes
 * from a prepared statement. Both run in processes of their own, turn by turn; the figures are printed without a verdict.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const rounds = 5;
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const connections = 20;

/** What a bench server says once it listens. */
interface Listening {
  readonly url: string;
  readonly headers: Record<string, string>;
}

interface Contestant extends Listening {
  readonly name: string;
  readonly process: ChildProcess;
  readonly figures: number[];
}

async function start(name: string, file: string, dataDir: string): Promise<Contestant> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [dataDir]);
  const [{ url, headers }] = (await once(child, 'message')) as [Listening];
  return { name, process: child, url, headers, figures: [] };
}

async function measure({ url, headers }: Listening, duration: number): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return result.requests.average;
}

const median = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

const dataDir = await mkdtemp(join(tmpdir(), 'imc-bench-'));
const contestants: Contestant[] = [];
try {
  // The first one fills the database that both read.
  contestants.push(await start('signed-in admin list', './server.ts', dataDir));
  contestants.push(await start('bare Fastify route', './bare.ts', dataDir));
  const [ours, bare] = contestants as [Contestant, Contestant];
  const [mine, theirs] = await Promise.all(
    contestants.map(async ({ url, headers }) => (await fetch(url, { headers })).text()),
  );
  if (mine !== theirs) throw new Error('the two routes do not answer the same bytes');
  for (const contestant of contestants) await measure(contestant, 2);
  for (let round = 1; round <= rounds; round++) {
    for (const contestant of contestants) {
      const figure = await measure(contestant, seconds);
      contestant.figures.push(figure);
      console.log(
        `round ${round}  ${contestant.name.padEnd(22)} ${figure.toFixed(0).padStart(7)} requests/s`,
      );
    }
  }
  for (const { name, figures } of contestants) {
    console.log(`median   ${name.padEnd(22)} ${median(figures).toFixed(0).padStart(7)} requests/s`);
  }
  console.log(`share    ${(median(ours.figures) / median(bare.figures)).toFixed(2)}`);
} finally {
  for (const { process: child } of contestants) child.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
