import { killProcesses, startProcess } from '@imc/server/testing/server-process';
import { freePort } from '../postgres/postgres.ts';
import { startNginx } from '../servers/nginx.ts';
import { startS3 } from '../servers/s3.ts';
import { type Drill, listOf, repeatRead } from './drill.ts';
import { Load } from './load.ts';

const rounds = 10;

/** two servers behind nginx on PostgreSQL and S3; one after the other is killed under load and started again. */
export const servers: Drill = async (place) => {
  const s3 = await startS3();
  // AWS's client reads its credentials there.
  Object.assign(process.env, s3.environment);
  const env = {
    ...place.env,
    ...s3.environment,
    LOG_LEVEL: 'silent',
    // The load, which names a client, and nginx.
    TRUST_PROXY: '2',
  };
  const ports = [await freePort(), await freePort()];
  const start = (port: number) => startProcess({ ...env, PORT: String(port) });
  // Both migrate the empty database.
  const running = ports.map(start);
  const nginx = await startNginx(await Promise.all(running.map((server) => server.origin())));
  if (!nginx) throw new Error('nginx is not installed (Debian: nginx-light)');
  try {
    const load = new Load();
    await load.begin(nginx.origin, env);
    const end = new AbortController();
    const writing = load.run(nginx.origin, end.signal);
    const reading = repeatRead(`${nginx.origin}/api/admin/marketers.php`, load.asAdmin(), end.signal);
    for (let round = 0; round < rounds; round++) {
      await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * 1000));
      const which = round % 2;
      running[which]?.child.kill('SIGKILL');
      await running[which]?.exited;
      running[which] = start(ports[which] ?? 0);
      await running[which].origin();
    }
    end.abort();
    const [{ times, statuses }] = await Promise.all([reading, writing]);
    await killProcesses();
    return {
      tried: 'kill -9 of one of two servers behind nginx, on PostgreSQL and S3',
      times: rounds,
      lost: (await load.countLost({ env })) + times.length - (statuses.get(200) ?? 0),
      notes: `${load.acknowledged} acknowledged writes (${listOf(load.statuses)}); ${times.length} reads: ${listOf(statuses)}`,
    };
  } finally {
    await nginx.stop();
    await killProcesses();
    await s3.stop();
  }
};
