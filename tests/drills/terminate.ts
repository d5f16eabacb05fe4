import { once } from 'node:events';
import { request } from 'node:http';
import { submission } from '@imc/server/testing/forms';
import { startProcess } from '@imc/server/testing/server-process';
import type { Drill } from './drill.ts';
import { Load } from './load.ts';

const uploads = 20;

/** */
export const terminate: Drill = async (place) => {
  const run = startProcess(place.env);
  const origin = await run.origin();
  const token = await new Load().signIn(origin);
  const calls = await Promise.all(
    Array.from({ length: uploads }, async (_, index) => {
      const { payload, headers } = await submission();
      const call = request(`${origin}/api/membership-application.php`, {
        method: 'POST',
        headers: {
          ...headers,
          authorization: `Bearer ${token}`,
          'x-forwarded-for': `10.9.0.${index}`,
          'content-length': payload.length,
          // The server answers it once it has the request.
          expect: '100-continue',
        },
      });
      const status = once(call, 'response').then(
        ([{ statusCode }]) => statusCode as number,
        () => 0,
      );
      call.flushHeaders();
      await once(call, 'continue');
      call.write(payload.subarray(0, 200));
      return { call, rest: payload.subarray(200), status };
    }),
  );
  run.child.kill('SIGTERM');
  await run.printed(/SIGTERM: finishing/);
  const start = performance.now();
  for (const { call, rest } of calls) call.end(rest);
  const code = await run.exited;
  const time = Math.round(performance.now() - start);
  const statuses = await Promise.all(calls.map(({ status }) => status));
  const wrong = statuses.filter((status) => status !== 503 && Math.floor(status / 100) !== 2);
  return {
    tried: 'SIGTERM with 20 uploads in flight (R-38)',
    times: uploads,
    lost: wrong.length + (code === 0 && time < 10_000 ? 0 : 1),
    notes: `${statuses.filter((status) => status === 200).length} × 200; exit ${code} after ${time} ms`,
  };
};
