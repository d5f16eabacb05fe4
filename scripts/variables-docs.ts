/** `npm run docs:variables`: writes the table of `docs/operations.md` and `.env.example` from `server/config.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { variables } from '@imc/server/config';
import { projectRoot } from './freshness.ts';

const rows: readonly (readonly [string, { readonly meaning: string; readonly default?: string }])[] =
  Object.entries(variables);

const table = [
  '| variable | meaning | default |',
  '|---|---|---|',
  ...rows.map(
    ([name, { meaning, default: used }]) => `| \`${name}\` | ${meaning} | ${used ? `\`${used}\`` : ''} |`,
  ),
  '',
].join('\n');

const envExample = [
  '# Copy it to .env in the folder where the server starts, and run: chmod 600 .env',
  '# Variables of the environment come before those of the file.',
  ...rows.map(([name, { meaning, default: used = '' }]) => `#${name}="${used}"  # ${meaning}`),
  '',
].join('\n');

/** With what they must contain, given what they contain. */
export const variablesDocs = [
  {
    file: `${projectRoot}docs/operations.md`,
    write: (document: string) => document.replace(/^\| variable \|.*\n(\|.*\n)+/m, () => table),
  },
  { file: `${projectRoot}.env.example`, write: () => envExample },
];

if (import.meta.main)
  for (const { file, write } of variablesDocs) writeFileSync(file, write(readFileSync(file, 'utf8')));
