/** Checks all types with TypeScript 7 (docs/decisions/0023), those of Storybook's code samples too. Route types are generated first. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeSamples, sampledFiles } from '../.storybook/docs/write-code-samples.ts';
import { run } from './checks/run.ts';
import { projectRoot } from './freshness.ts';

/** Two programs, one per core: browser and Node. Folders have their own `tsconfig.json` for editors. */
const programs = ['tsconfig.json', 'tsconfig.node.json'];

/** Both versions of TypeScript install a `tsc`, so the path names the version. */
const tsc = join(projectRoot, 'node_modules/typescript-7/bin/tsc');

execFileSync('npm', ['run', 'typegen', '--workspace', 'app', '--silent'], { stdio: 'inherit' });

const samples = join(projectRoot, '.cache/samples');
rmSync(samples, { recursive: true, force: true });
mkdirSync(samples, { recursive: true });
for (const [id, sample] of sampledFiles().flatMap((path) => [...codeSamples(path)]))
  writeFileSync(join(samples, `${id}.tsx`), `${sample};\n\nexport {};\n`);

const exitCodes = await Promise.all(
  programs.map((program) => {
    const buildInfo = join(projectRoot, 'node_modules/.cache/types', `${program}.tsbuildinfo`);
    // Checks only changes since the last run. Several threads would each check shared types, in twice the processor time.
    const options = ['--incremental', '--tsBuildInfoFile', buildInfo, '--singleThreaded'];
    return run(process.execPath, [tsc, '-p', program, ...options]);
  }),
);
process.exitCode = exitCodes.some((code) => code !== 0) ? 1 : 0;
