/** `node scripts/build.ts PRODUCT`: builds it even if it is fresh, and passes further arguments to its last command. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { binaryFolder, hashFile, isStale, products, projectRoot, sourceHash } from './freshness.ts';

export type ProductName = keyof typeof products;

const builds: Readonly<
  Record<ProductName, { readonly what: string; readonly cwd: string; readonly commands: readonly string[] }>
> = {
  design: {
    what: 'the design tokens, fonts and mail templates',
    cwd: '.',
    commands: [
      'node ui/scripts/build-tokens.ts',
      'node ui/scripts/build-fonts.ts',
      'node ui/scripts/build-mail.ts',
      'node app/build/write-site-files.ts',
    ],
  },
  app: { what: 'the site', cwd: 'app', commands: ['react-router build'] },
  storybook: { what: 'Storybook', cwd: '.', commands: ['storybook build --quiet'] },
};

/** Returns whether it succeeded, and the output of the commands unless it goes to the terminal. */
function build(name: ProductName, stdio: 'inherit' | 'pipe', options: readonly string[] = []) {
  const { cwd, commands } = builds[name];
  const hash = sourceHash(products[name]);
  let output = '';
  for (const [index, command] of commands.entries()) {
    const [program = '', ...args] = command.split(' ');
    const { status, stdout, stderr, error } = spawnSync(
      program,
      index === commands.length - 1 ? [...args, ...options] : args,
      {
        cwd: join(projectRoot, cwd),
        env: { ...process.env, PATH: `${binaryFolder}${delimiter}${process.env.PATH}` },
        stdio: ['ignore', stdio, stdio],
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    output += `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`;
    if (status !== 0) return { succeeded: false, output };
  }
  // An option may name another folder.
  if (options.length === 0) writeFileSync(hashFile(products[name]), hash);
  return { succeeded: true, output };
}

/** Builds what is stale. Prints one line for each, and the output of a build that fails. Returns whether all succeeded. */
export function buildStale(...names: readonly ProductName[]): boolean {
  return names.every((name) => {
    if (!isStale(products[name])) return true;
    process.stdout.write(`Building ${builds[name].what} … `);
    const start = performance.now();
    const { succeeded, output } = build(name, 'pipe');
    console.log(succeeded ? `${((performance.now() - start) / 1000).toFixed(1)} s` : `failed:\n${output}`);
    return succeeded;
  });
}

if (import.meta.main) {
  const [name = '', ...options] = process.argv.slice(2);
  if (!(name in builds)) throw new Error(`No product ${name}. There are: ${Object.keys(builds).join(', ')}.`);
  process.exitCode = build(name as ProductName, 'inherit', options).succeeded ? 0 : 1;
}
