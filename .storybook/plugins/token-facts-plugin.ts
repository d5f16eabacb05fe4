import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readTokenUses } from './token-uses.ts';

const uses = 'virtual:token-uses';
const changes = 'virtual:token-changes';
/** The report of `npm run tokens:changes`. */
const report = join(import.meta.dirname, '../../ui/tokens/build/changes.json');

/** Provides the uses of tokens as `virtual:token-uses`, and the report of changed tokens, if any, as `virtual:token-changes`. */
export const tokenFacts = (): Plugin => ({
  name: 'token-facts',
  resolveId: (id) => (id === uses || id === changes ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${uses}`) return `export const tokenUses = ${JSON.stringify(readTokenUses())};`;
    if (id !== `\0${changes}`) return undefined;
    this.addWatchFile(report);
    return `export const tokenChanges = ${existsSync(report) ? readFileSync(report, 'utf8') : 'undefined'};`;
  },
});
