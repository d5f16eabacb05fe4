import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findings } from './audit.ts';
import { projectRoot } from './freshness.ts';

const read = (path: string) => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'));
const lock: Record<string, { link?: boolean; integrity?: string; hasInstallScript?: boolean }> =
  read('package-lock.json').packages;

test('R-43: every package has an exact version, and its hash in the one lockfile', () => {
  const manifests = ['package.json', ...globSync('*/package.json', { cwd: projectRoot })];
  const versions = manifests.flatMap((path) => {
    const { dependencies, devDependencies, optionalDependencies } = read(path);
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  });
  expect(
    versions.filter(([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(`${version}`)),
  ).toEqual([]);
  const installed = Object.entries(lock).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(installed.filter(([, { integrity }]) => !integrity)).toEqual([]);
});

test('R-43: no install script runs, and those that packages bring are refused by name', () => {
  const withScript = Object.keys(lock).filter((path) => lock[path]?.hasInstallScript && path !== '');
  const { allowScripts } = read('package.json');
  const names = withScript.map((path) => path.replace(/^.*node_modules\//, ''));
  expect(names.filter((name) => allowScripts[name] !== false)).toEqual([]);
});

test('R-43: the audit finds what is high or critical in the release, and fails without an answer', () => {
  const packages = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } };
  const advisory = (severity: string) => ({ title: 'Flaw', url: 'https://advisory.example', severity });
  const report = {
    vulnerabilities: {
      a: { nodes: ['node_modules/a'], via: [advisory('high'), advisory('moderate')] },
      b: { nodes: ['node_modules/b'], via: ['a', advisory('critical')] },
    },
  };
  const shipping = (...refs: string[]) => ({ components: refs.map((ref) => ({ 'bom-ref': ref })) });
  expect(findings(report, { packages }, shipping('a@1.0.0'))).toEqual([
    'a@1.0.0: Flaw (high) https://advisory.example',
  ]);
  expect(findings(report, { packages }, shipping('a@2.0.0'))).toEqual([]);
  expect(() => findings({ message: '503' }, { packages }, shipping())).toThrow(/didn't answer: 503/);
});
