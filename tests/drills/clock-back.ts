import { startProcess } from '@imc/server/testing/server-process';
import type { Drill } from './drill.ts';
import { Load } from './load.ts';

/** For `--import`. */
const shifted = (
  ms: number,
) => `data:text/javascript,const now = Date.now; globalThis.Date = class extends Date {
  constructor(...values) { if (values.length) super(...values); else super(now() + ${ms}); }
  static now() { return now() + ${ms}; }
};`;

const shifts = [0, -86_400_000, 0, -3_600_000, 0];

export const clockBack: Drill = async (place) => {
  const load = new Load();
  const codes: (number | string)[] = [];
  for (const [index, shift] of shifts.entries()) {
    const run = startProcess(place.env, { imports: [shifted(shift)] });
    const origin = await run.origin();
    if (index === 0) await load.begin(origin, place.env);
    // A token of an earlier start may have no time left, or not yet.
    else await load.signInAgain(origin);
    await load.run(origin, AbortSignal.timeout(3000));
    run.child.kill('SIGTERM');
    codes.push(await run.exited);
  }
  const failed = [...load.statuses].filter(([status]) => Number(status) >= 500);
  return {
    tried: 'clock set back by a day and by an hour, and right again',
    times: shifts.length,
    lost: (await load.countLost(place)) + failed.length + codes.filter((code) => code !== 0).length,
    notes: `${load.acknowledged} acknowledged writes`,
  };
};
