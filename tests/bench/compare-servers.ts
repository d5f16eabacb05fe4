/** Compares two servers that send the same bytes in alternating rounds, so that a slower machine affects both. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon, { type Request } from 'autocannon';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);

/** Sent by a server when it listens. */
export interface Listening {
  readonly url: string;
  readonly headers: Record<string, string>;
  /** In turn, with `[<id>]` for a unique text. Default: a GET of the URL. */
  readonly requests?: readonly Request[];
  /** Each a `server.ts`. Their processor time is printed, too. */
  readonly runners?: readonly Runner[];
}

export interface Runner extends Listening {
  readonly process: ChildProcess;
}

/** A file in this folder. Waits until it listens. */
export async function start(file: string, ...args: readonly string[]): Promise<Runner> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args);
  const end = once(child, 'exit').then(() => {
    throw new Error(`${file} ended before it listened.`);
  });
  const [listening] = (await Promise.race([once(child, 'message'), end])) as [Listening];
  end.catch(() => undefined);
  return { ...listening, process: child };
}

export interface Usage {
  /** Bytes. */
  readonly memory: number;
  /** Of processor time, since the start. */
  readonly seconds: number;
}

/** Of a `server.ts`. */
export async function usageOf({ process: child }: Runner): Promise<Usage> {
  child.send('usage');
  const [usage] = await once(child, 'message');
  return usage;
}

interface Figures {
  /** Requests per second. */
  readonly rate: number;
  /** 99th percentile of the latency, in milliseconds. */
  readonly p99: number;
  /** Milliseconds of processor time per request. */
  readonly cost: number;
}

async function measure(
  { url, headers, requests, runners = [] }: Listening,
  connections: number,
  duration: number,
): Promise<Figures> {
  const seconds = async () =>
    (await Promise.all(runners.map(usageOf))).reduce((sum, usage) => sum + usage.seconds, 0);
  const before = await seconds();
  const result = await autocannon({
    url,
    headers,
    connections,
    duration,
    ...(requests && { requests, idReplacement: true }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${url}: ${result.non2xx} responses with an error status, ${result.errors} failed requests`,
    );
  }
  const cost = ((await seconds()) - before) * (1000 / result.requests.total);
  return { rate: result.requests.average, p99: result.latency.p99, cost };
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
  if (!ours.requests && (await lengthOf(ours)) !== (await lengthOf(bare)))
    throw new Error(`${name}: the responses have different lengths`);
  const figures = { ours: [] as Figures[], bare: [] as Figures[] };
  for (const server of [ours, bare]) await measure(server, connections, 2);
  for (let round = 0; round < rounds; round++) {
    figures.ours.push(await measure(ours, connections, seconds));
    figures.bare.push(await measure(bare, connections, seconds));
  }
  const rate = (list: readonly Figures[]) => median(list.map((item) => item.rate));
  const p99 = (list: readonly Figures[]) => median(list.map((item) => item.p99));
  const cost = (list: readonly Figures[]) => `${median(list.map((item) => item.cost)).toFixed(2)} ms`;
  console.log(
    [
      name.padEnd(24),
      `${rate(figures.ours).toFixed(0).padStart(7)}/s`,
      `${rate(figures.bare).toFixed(0).padStart(7)}/s`,
      (rate(figures.ours) / rate(figures.bare)).toFixed(2).padStart(6),
      `${p99(figures.ours).toFixed(0).padStart(6)} ms`,
      `${p99(figures.bare).toFixed(0).padStart(6)} ms`,
      ...(ours.runners ? [`processor ${cost(figures.ours)} and ${cost(figures.bare)} per request`] : []),
    ].join('  '),
  );
}
