/**
 * `npm run bench`: compares the requests per second of our server and of a bare server that sends the same bytes, in alternating rounds. Prints the
 * medians of five rounds without pass or fail. The signed-in admin list (50 of 5,000 applications) is compared with a bare Fastify route with a
 * prepared statement, at 20 connections. A prerendered page, an asset and a server-rendered post are compared with bare `node:http`, at 50.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareServers, type Runner, start } from './compare-servers.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'imc-bench-'));
const running: Runner[] = [];
const run = async (...call: Parameters<typeof start>): Promise<Runner> => {
  const runner = await start(...call);
  running.push(runner);
  return runner;
};

/** Paths to measure. */
async function sitePaths(origin: string) {
  const page = '/about-us';
  const html = await (await fetch(origin + page)).text();
  const list = await (await fetch(`${origin}/blog`)).text();
  return {
    page,
    asset: /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? '',
    post: /href="(\/blog\/(?!feed)[^"?]+)"/.exec(list)?.[1] ?? '',
  };
}

try {
  console.log(`${''.padEnd(24)}       ours        bare   share    p99 ours   p99 bare`);
  // The first server fills the database that both read.
  const list = await run('./server.ts', dataDir);
  const bareList = await run('./bare.ts', dataDir);
  await compareServers('signed-in admin list', list, bareList, 20);
  for (const { process: child } of [list, bareList]) child.kill('SIGTERM');

  const site = await run('./site-server.ts');
  const paths = await sitePaths(site.url);
  const bare = await run('./bare-http.ts', site.url, ...Object.values(paths));
  const headers = { 'accept-encoding': 'br' };
  for (const [name, path] of Object.entries(paths)) {
    await compareServers(
      `${name} ${path}`.slice(0, 24),
      { url: site.url + path, headers },
      { url: bare.url + path, headers },
      50,
    );
  }
} finally {
  for (const { process: child } of running) child.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
