/** Two servers that send the same bytes, measured turn by turn, so that a machine that slows down slows both. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);

/** What a server under measure says once it listens. */
export interface Listening {
  readonly url: string;
  readonly headers: Record<string, string>;
}

/** A server in a process of its own. */
export interface Runner extends Listening {
  readonly process: ChildProcess;
}

/** Starts a file of this folder and waits until it listens. */
export async function start(file: string, ...args: readonly string[]): Promise<Runner> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args);
  const [said] = (await once(child, 'message')) as [Listening];
  return { ...said, process: child };
}

interface Figures {
  /** Requests a second. */
  readonly rate: number;
  /** Milliseconds within which 99 of 100 answers came. */
  readonly p99: number;
}

async function measure({ url, headers }: Listening, connections: number, duration: number): Promise<Figures> {
  const result = await autocannon({ url, headers, connections, duration });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return { rate: result.requests.average, p99: result.latency.p99 };
}

const median = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

/** Length of what is answered. */
async function lengthOf({ url, headers }: Listening): Promise<number> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return (await answer.text()).length;
}

/** Measures ours and the bare one, and prints the medians and ours as a share of the other. */
export async function compareServers(name: string, ours: Listening, bare: Listening, connections: number) {
  if ((await lengthOf(ours)) !== (await lengthOf(bare)))
    throw new Error(`${name}: the two do not answer the same bytes`);
  const figures = { ours: [] as Figures[], bare: [] as Figures[] };
  for (const one of [ours, bare]) await measure(one, connections, 2);
  for (let round = 0; round < rounds; round++) {
    figures.ours.push(await measure(ours, connections, seconds));
    figures.bare.push(await measure(bare, connections, seconds));
  }
  const rate = (list: readonly Figures[]) => median(list.map((one) => one.rate));
  const p99 = (list: readonly Figures[]) => median(list.map((one) => one.p99));
  console.log(
    [
      name.padEnd(24),
      `${rate(figures.ours).toFixed(0).padStart(7)}/s`,
      `${rate(figures.bare).toFixed(0).padStart(7)}/s`,
      (rate(figures.ours) / rate(figures.bare)).toFixed(2).padStart(6),
      `${p99(figures.ours).toFixed(0).padStart(6)} ms`,
      `${p99(figures.bare).toFixed(0).padStart(6)} ms`,
    ].join('  '),
  );
}
