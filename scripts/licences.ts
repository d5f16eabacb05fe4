/** `npm run licences`: lists what `npm ci --omit=dev` installs by licence, on all platforms. */
import { execFileSync } from 'node:child_process';
import { projectRoot } from './freshness.ts';

interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly expression?: string;
    readonly license?: { id?: string; name?: string };
  }[];
  readonly properties: readonly { readonly name: string }[];
}

const sbom = execFileSync('npm', ['run', '--silent', 'sbom'], {
  cwd: projectRoot,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const { components } = JSON.parse(sbom) as { components: readonly Component[] };
const installed = components.filter(
  ({ properties }) =>
    !properties.some(
      ({ name }) => name === 'cdx:npm:package:development' || name === 'cdx:npm:package:private',
    ),
);
const byLicence = Object.groupBy(installed, ({ licenses = [] }) =>
  licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name).join(', '),
);
for (const [licence, packages = []] of Object.entries(byLicence).sort()) {
  const names = packages.map(({ name, version }) => `  ${name} ${version}`);
  console.log(`${licence || 'none named'} (${names.length})\n${names.join('\n')}`);
}
