import { variables } from '@imc/server/config';
import { projectRoot } from './freshness.ts';

interface Row {
  readonly meaning: string;
  readonly default?: string;
  readonly example?: string;
}
const rows: readonly (readonly [string, Row])[] = Object.entries(variables);

const table = [
  '| variable | meaning | default |',
  '|---|---|---|',
  ...rows.map(
    ([name, { meaning, default: used }]) => `| \`${name}\` | ${meaning} | ${used ? `\`${used}\`` : ''} |`,
  ),
].join('\n');

const envExample = [
  '# Copy it to .env in the folder where the server starts, and run: chmod 600 .env',
  '# Variables of the environment come before those of the file.',
  ...rows.map(
    ([name, { meaning, default: used, example }]) => `\n# ${meaning}\n#${name}="${used ?? example}"`,
  ),
  '',
].join('\n');

/** With what they must contain, given what they contain. */
export const variablesDocs = [
  {
    file: `${projectRoot}/docs/operations.md`,
    write: (document: string) => document.replace(/^\| variable \|.*\n(\|.*\n)+/m, () => `${table}\n`),
  },
  { file: `${projectRoot}/.env.example`, write: () => envExample },
];
