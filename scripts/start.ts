/**
 * `npm start`: builds what is out of date, then serves everything on one port. The server runs in this
 * process, so that it receives signals and sets the exit code.
 */
import { spawnSync } from 'node:child_process';
import { isStale, products, projectRoot } from './freshness.ts';

const builds = [
  { product: products.design, script: 'build:design', what: 'the design tokens, fonts and mail templates' },
  { product: products.app, script: 'build', what: 'the site' },
] as const;

for (const { product, script, what } of builds) {
  if (!isStale(product)) continue;
  console.log(`Building ${what} …`);
  const { status } = spawnSync('npm', ['run', '--silent', script], { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`Building ${what} failed; run npm run ${script} to see only this build.`);
    process.exit(1);
  }
}

await import('../server/main.ts');
