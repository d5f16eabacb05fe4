import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './freshness.ts';

/** Of CycloneDX. */
interface Component {
  readonly 'bom-ref': string;
  readonly licenses?: readonly {
    readonly expression?: string;
    readonly license?: { readonly id?: string; readonly name?: string };
  }[];
}

export interface Sbom {
  readonly components: readonly Component[];
}

/** The components in these folders, in CycloneDX. */
export function sbomOf(folders: readonly string[]): Sbom {
  const refs = new Set(
    folders.map((folder) => {
      const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return `${name}@${version}`;
    }),
  );
  const { dependencies: _, ...all } = JSON.parse(
    // With dev packages, because npm takes packages that are also one for such.
    execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--include=dev'], {
      cwd: projectRoot,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  ) as Sbom & { readonly dependencies: unknown };
  const components = all.components.filter((component) => refs.delete(component['bom-ref']));
  if (refs.size > 0) throw new Error(`The lockfile has no ${[...refs].join(', ')}: npm ci`);
  return { ...all, components };
}

const licenceOf = ({ licenses = [] }: Component) =>
  licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name).join(', ') ||
  'none named';

/** The packages by licence, then the texts that come with them. */
export function noticesOf(folders: readonly string[], { components }: Sbom): string {
  const byLicence = Object.entries(Object.groupBy(components, licenceOf)).sort();
  const lists = byLicence.map(
    ([licence, group = []]) =>
      `${licence} (${group.length})\n${group.map((component) => `  ${component['bom-ref']}\n`).join('')}`,
  );
  const texts = new Map<string, string[]>();
  for (const folder of [...folders].sort()) {
    for (const file of readdirSync(folder).filter((name) => /^(licen[cs]e|notice|copying)/i.test(name))) {
      const text = readFileSync(join(folder, file), 'utf8').trim();
      texts.set(text, [...(texts.get(text) ?? []), folder.replace(/^.*node_modules\//, '')]);
    }
  }
  const notices = [...texts].map(([text, names]) => `${'='.repeat(80)}\n${names.join(', ')}\n\n${text}\n`);
  return ['This program contains these packages of others.\n', ...lists, ...notices].join('\n');
}
