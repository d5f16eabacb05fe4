import { startProcess } from '@imc/server/testing/server-process';
import { startTcpProxy } from '@imc/server/testing/tcp-proxy';
import { type Drill, isReady, listOf, timed, until } from './drill.ts';
import { Load } from './load.ts';

/** Milliseconds. */
const silences = [3000, 10_000, 30_000];

/** every request ends within 20 s, and the server is back 5 s after the network. */
export const silentDatabase: Drill = async (place) => {
  if (!place.postgres) return { tried: 'database silent', times: 0, lost: 0, notes: 'PostgreSQL only' };
  const address = new URL(place.env.DATABASE_URL ?? '');
  const proxy = await startTcpProxy(address.hostname, Number(address.port));
  address.port = String(proxy.port);
  const run = startProcess({ ...place.env, DATABASE_URL: address.href });
  const origin = await run.origin();
  const load = new Load();
  await load.begin(origin, place.env);
  let slowest = 0;
  let slowestReturn = 0;
  const reads = async (end: AbortSignal) => {
    while (!end.aborted) {
      const time = await timed(() => fetch(`${origin}/api/get-profile.php`, { headers: load.asAdmin() }));
      slowest = Math.max(slowest, time);
    }
  };
  const { postgres } = place;
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const silence = async (ms: number) => {
    proxy.silence();
    await wait(ms);
    proxy.restore();
  };
  const stop = (ms: number) => postgres.whileStopped(() => wait(ms));
  for (const outage of [...silences.map((ms) => () => silence(ms)), () => stop(10_000)]) {
    const end = new AbortController();
    const busy = [load.run(origin, end.signal, 20), reads(end.signal)];
    await wait(2000);
    await outage();
    const back = await timed(() =>
      until(async () => {
        const { ok } = await fetch(`${origin}/api/get-profile.php`, { headers: load.asAdmin() });
        return ok && (await isReady(origin));
      }),
    );
    slowestReturn = Math.max(slowestReturn, back);
    end.abort();
    await Promise.all(busy);
  }
  run.child.kill('SIGTERM');
  await run.exited;
  proxy.close();
  const lost = await load.countLost(place);
  return {
    tried: `PostgreSQL silent for ${silences.map((ms) => ms / 1000).join(', ')} s, and stopped for 10 s`,
    times: silences.length + 1,
    lost: lost + (load.statuses.get(500) ?? 0) + (slowest > 20_000 ? 1 : 0) + (slowestReturn > 5000 ? 1 : 0),
    notes: `${listOf(load.statuses)}; slowest read ${slowest} ms, back after ${slowestReturn} ms at most`,
  };
};
