/** Compares two servers that send the same bytes in alternating rounds, so that a slower machine affects both. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);

/** Sent by a server when it listens. */
export interface Listening {
  readonly url: string;
  readonly headers: Record<string, string>;
}

export interface Runner extends Listening {
  readonly process: ChildProcess;
}

/** A file in this folder. Waits until it listens. */
export async function start(file: string, ...args: readonly string[]): Promise<Runner> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args);
  const [listening] = (await once(child, 'message')) as [Listening];
  return { ...listening, process: child };
}

interface Figures {
  /** Requests per second. */
  readonly rate: number;
  /** 99th percentile of the latency, in milliseconds. */
  readonly p99: number;
}

async function measure({ url, headers }: Listening, connections: number, duration: number): Promise<Figures> {
  const result = await autocannon({ url, headers, connections, duration });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${url}: ${result.non2xx} responses with an error status, ${result.errors} failed requests`,
    );
  }
  return { rate: result.requests.average, p99: result.latency.p99 };
}

const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

async function lengthOf({ url, headers }: Listening): Promise<number> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} returned status ${response.status}`);
  return (await response.text()).length;
}

/** Prints the medians and the ratio of the two rates. */
export async function compareServers(name: string, ours: Listening, bare: Listening, connections: number) {
  if ((await lengthOf(ours)) !== (await lengthOf(bare)))
    throw new Error(`${name}: the responses have different lengths`);
  const figures = { ours: [] as Figures[], bare: [] as Figures[] };
  for (const server of [ours, bare]) await measure(server, connections, 2);
  for (let round = 0; round < rounds; round++) {
    figures.ours.push(await measure(ours, connections, seconds));
    figures.bare.push(await measure(bare, connections, seconds));
  }
  const rate = (list: readonly Figures[]) => median(list.map((item) => item.rate));
  const p99 = (list: readonly Figures[]) => median(list.map((item) => item.p99));
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
