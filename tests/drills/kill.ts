import { startProcess } from '@imc/server/testing/server-process';
import { isReady, type Place, type Result, timed, until } from './drill.ts';
import { Load } from './load.ts';

/** */
export async function kill(place: Place, rounds = 50): Promise<Result> {
  const load = new Load();
  let slowestStart = 0;
  for (let round = 0; round < rounds; round++) {
    const run = startProcess(place.env);
    let origin = '';
    const start = await timed(async () => {
      origin = await run.origin();
      await until(() => isReady(origin));
    });
    slowestStart = Math.max(slowestStart, start);
    if (round === 0) await load.begin(origin, place.env);
    const end = new AbortController();
    const writing = load.run(origin, end.signal);
    await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 1200));
    run.child.kill('SIGKILL');
    end.abort();
    await Promise.all([writing, run.exited]);
  }
  return {
    tried: 'kill -9 under mixed writes (R-32)',
    times: rounds,
    lost: await load.countLost(place),
    notes: `${load.acknowledged} acknowledged writes; ready after ${slowestStart} ms at most`,
  };
}
