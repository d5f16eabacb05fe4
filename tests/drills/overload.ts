import { startProcess } from '@imc/server/testing/server-process';
import autocannon from 'autocannon';
import { type Drill, listOf, p99, repeatRead, timed, until } from './drill.ts';
import { Load } from './load.ts';

/** 300 connections on rendered pages, and then on a search of admins. */
export const overload: Drill = async (place) => {
  const run = startProcess(place.env);
  const origin = await run.origin();
  const load = new Load();
  await load.begin(origin, place.env);
  await load.run(origin, AbortSignal.timeout(5000));
  const headers = load.asAdmin();
  let lost = 0;
  const notes: string[] = [];
  for (const [name, path] of [
    ['pages', '/blog?page=[<id>]'],
    ['searches', '/api/admin/get-all-applications.php?search=a[<id>]'],
  ] as const) {
    const end = AbortSignal.timeout(10_000);
    const flood = autocannon({
      url: `${origin}${path}`,
      idReplacement: true,
      connections: 300,
      duration: 10,
      headers,
    });
    const [health, reads, { statusCodeStats }] = await Promise.all([
      repeatRead(`${origin}/healthz`, {}, end),
      repeatRead(`${origin}/api/get-profile.php`, headers, end),
      flood,
    ]);
    const back = await timed(() =>
      until(async () => (await fetch(`${origin}/api/get-profile.php`, { headers })).ok),
    );
    lost += health.times.length - (health.statuses.get(200) ?? 0) + (back > 5000 ? 1 : 0);
    const answers = Object.entries(statusCodeStats).map(([code, { count }]) => `${count} × ${code}`);
    notes.push(
      `${name}: ${answers.join(', ')}; reads p99 ${p99(reads.times)} ms (${listOf(reads.statuses)}), /healthz p99 ${p99(health.times)} ms; back after ${back} ms`,
    );
  }
  run.child.kill('SIGTERM');
  await run.exited;
  return { tried: 'overload by 300 connections (R-26)', times: 2, lost, notes: notes.join('. ') };
};
