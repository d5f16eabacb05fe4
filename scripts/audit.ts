/** `npm run audit`: asks the registry about the packages in `release/`. Fails for known vulnerabilities that are high or critical. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './freshness.ts';
import type { Sbom } from './notices.ts';

/** Of `npm audit --json`. */
interface AuditReport {
  /** If the registry didn't answer. */
  readonly message?: string;
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      {
        /** Paths in the lockfile. */
        readonly nodes: readonly string[];
        /** Advisories, or names of vulnerable packages that it depends on. */
        readonly via: readonly (string | { title: string; url: string; severity: string })[];
      }
    >
  >;
}

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

/** One line for each high or critical advisory about a package in the release. Throws if there is no report. */
export function findings(report: AuditReport, { packages }: Lockfile, { components }: Sbom): string[] {
  const { message = 'no report', vulnerabilities } = report;
  if (!vulnerabilities)
    throw new Error(`Nothing was audited, because the registry didn't answer: ${message}`);
  const shipped = new Set(components.map((component) => component['bom-ref']));
  return Object.entries(vulnerabilities).flatMap(([name, { nodes, via }]) => {
    const versions = nodes.map((node) => `${name}@${packages[node]?.version}`);
    const found = versions.filter((version) => shipped.has(version));
    const advisories = via.filter((one) => typeof one === 'object');
    return advisories
      .filter(({ severity }) => found.length > 0 && (severity === 'high' || severity === 'critical'))
      .map(({ title, url, severity }) => `${found.join(', ')}: ${title} (${severity}) ${url}`);
  });
}

if (import.meta.main) {
  const sbom = join(projectRoot, 'release/sbom.json');
  if (!existsSync(sbom)) throw new Error('There is no release: npm run build');
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
  const { stdout } = spawnSync('npm', ['audit', '--json', '--include=dev'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const found = findings(JSON.parse(stdout), read(join(projectRoot, 'package-lock.json')), read(sbom));
  console.log(
    found.join('\n') || 'No high or critical vulnerability is known of the packages in the release.',
  );
  process.exitCode = found.length > 0 ? 1 : 0;
}
