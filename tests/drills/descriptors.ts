import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { startProcess } from '@imc/server/testing/server-process';
import { type Drill, isReady, listOf, timed, until } from './drill.ts';
import { Load } from './load.ts';

/** `prlimit` is a part of Linux. */
const limitFiles = (pid: number | undefined, files: number) =>
  promisify(execFile)('prlimit', ['--pid', String(pid), `--nofile=${files}:`]);

/** without free file descriptors nothing is a 500, and the server lives on. */
export const descriptors: Drill = async (place) => {
  const run = startProcess(place.env);
  const origin = await run.origin();
  const load = new Load();
  await load.begin(origin, place.env);
  await load.run(origin, AbortSignal.timeout(2000));
  // Open connections go on, but no file can be opened.
  const { length } = await readdir(`/proc/${run.child.pid}/fd`);
  await limitFiles(run.child.pid, length + 1);
  await load.run(origin, AbortSignal.timeout(5000), 12);
  const spent = new Map(load.statuses);
  await limitFiles(run.child.pid, 4096);
  const back = await timed(() => until(() => isReady(origin)));
  await load.run(origin, AbortSignal.timeout(2000));
  run.child.kill('SIGTERM');
  const code = await run.exited;
  return {
    tried: 'file descriptors spent (R-26)',
    times: 1,
    lost: (await load.countLost(place)) + (spent.get(500) ?? 0) + (code === 0 ? 0 : 1),
    notes: `${listOf(spent)}; ready ${back} ms later`,
  };
};
