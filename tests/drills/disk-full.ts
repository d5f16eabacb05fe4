import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startProcess } from '@imc/server/testing/server-process';
import { startPostgres } from '../postgres/postgres.ts';
import { type Drill, isReady, listOf, timed, until } from './drill.ts';
import { Load } from './load.ts';

const run = promisify(execFile);

/** R-33, on a small file system of its own, which only root may mount. */
export const diskFull: Drill = async (place) => {
  const tried = 'disk full, and space again (R-33)';
  if (process.getuid?.() !== 0) return { tried, times: 0, lost: 0, notes: 'skipped: not root' };
  const disk = await mkdtemp(join(tmpdir(), 'imc-drill-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', place.postgres ? 'size=400m' : 'size=64m', 'tmpfs', disk]);
  const earlier = process.env.TMPDIR;
  try {
    await chmod(disk, 0o755);
    process.env.TMPDIR = disk;
    const postgres = place.postgres && (await startPostgres());
    process.env.TMPDIR = earlier ?? '/tmp';
    const dataDir = join(disk, 'data');
    await mkdir(dataDir, { mode: 0o700 });
    const env = { ...place.env, DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) };
    const there = { env, dataDir, postgres };
    const server = startProcess(env);
    const origin = await server.origin();
    const load = new Load();
    await load.begin(origin, env);
    await load.run(origin, AbortSignal.timeout(3000));
    const ballast = join(disk, 'ballast');
    const fill = async () => {
      const { bavail, bsize } = await statfs(disk);
      await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => undefined);
    };
    await fill();
    await load.run(origin, AbortSignal.timeout(8000));
    const full = new Map(load.statuses);
    const wasReady = await isReady(origin).catch(() => false);
    const read = await fetch(`${origin}/api/get-profile.php`, { headers: load.asAdmin() });
    await rm(ballast);
    const back = await timed(() => until(() => isReady(origin)));
    await load.run(origin, AbortSignal.timeout(3000));
    server.child.kill('SIGTERM');
    await server.exited;
    const lost = await load.countLost(there);
    await postgres?.stop();
    return {
      tried,
      times: 1,
      lost: lost + (full.get(500) ?? 0) + (wasReady ? 1 : 0) + (read.status === 200 || postgres ? 0 : 1),
      notes: `${listOf(full)}; a read ${read.status}; ready ${back} ms later`,
    };
  } finally {
    process.env.TMPDIR = earlier ?? '/tmp';
    await run('umount', ['-l', disk]);
    await rm(disk, { recursive: true });
  }
};
