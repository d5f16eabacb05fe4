import { connect } from 'node:net';
import { startProcess } from '@imc/server/testing/server-process';
import { type Drill, listOf, p99, repeatRead } from './drill.ts';
import { Load } from './load.ts';

const slow = 500;

/** */
export const slowSockets: Drill = async (place) => {
  const run = startProcess(place.env);
  const origin = await run.origin();
  const load = new Load();
  await load.begin(origin, place.env);
  const sockets = Array.from({ length: slow }, () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    return socket;
  });
  const trickle = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('X-Slow: 1\r\n');
  }, 1000);
  const { times, statuses } = await repeatRead(
    `${origin}/api/admin/get-all-applications.php`,
    load.asAdmin(),
    AbortSignal.timeout(10_000),
  );
  clearInterval(trickle);
  for (const socket of sockets) socket.destroy();
  run.child.kill('SIGTERM');
  await run.exited;
  return {
    tried: '500 slow sockets, and reads (R-26)',
    times: times.length,
    lost: times.length - (statuses.get(200) ?? 0) + (p99(times) > 500 ? 1 : 0),
    notes: `p99 ${p99(times)} ms; ${listOf(statuses)}`,
  };
};
