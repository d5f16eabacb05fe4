/**
 * `npm run tokens:changes`: prints added, removed and changed tokens with their values per scheme, and contrast pairs that now pass or
 * fail. Also writes `ui/tokens/build/changes.json` for Storybook's Foundations/Changes. `-- --base REV` names the revision to compare with;
 * the default is the last commit on main before this work.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  changesText,
  compareTokens,
  type SchemeValues,
  type TokenValues,
} from '../ui/scripts/token-changes.ts';
import { resolveTokens, schemes } from '../ui/scripts/token-dictionaries.ts';
import { contrastPairs } from '../ui/tokens/contrast-pairs.ts';
import { chooseBase, gitIn } from './base-revision.ts';
import { projectRoot } from './freshness.ts';

const source = 'ui/tokens';

async function read(folder: string): Promise<TokenValues> {
  const dictionaries = await resolveTokens(`${folder}/`);
  const values = new Map<string, Partial<Record<keyof SchemeValues, string>>>();
  for (const scheme of schemes)
    for (const { name, $value } of dictionaries[scheme].allTokens)
      values.set(name, { ...values.get(name), [scheme]: String($value) });
  return new Map([...values].map(([name, own]) => [name, own as SchemeValues]));
}

/** Writes the token files of a revision to a temporary folder, and reads them. */
async function readRevision(revision: string): Promise<TokenValues> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  const folder = mkdtempSync(join(tmpdir(), 'tokens-'));
  try {
    const files = git('ls-tree', '-r', '--name-only', revision, source).split('\n');
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), git('show', `${revision}:${file}`));
    }
    return await read(join(folder, source));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { values } = parseArgs({ options: { base: { type: 'string' } } });
const git = gitIn(projectRoot);
const base = chooseBase(git, values.base);
const describe = (revision: string) => git('log', '-1', '--format=%h (%s, %cs)', revision) ?? revision;
const hasLocalChanges = git('status', '--porcelain', '--', source) !== '';

const text = changesText({
  from: describe(base.commit),
  to: `${describe('HEAD')}${hasLocalChanges ? ' with local changes' : ''}`,
  ...compareTokens(await readRevision(base.commit), await read(join(projectRoot, source)), contrastPairs),
});
mkdirSync(join(projectRoot, source, 'build'), { recursive: true });
writeFileSync(join(projectRoot, source, 'build/changes.json'), JSON.stringify(text));
console.log(text);
