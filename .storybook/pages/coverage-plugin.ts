import type { Plugin } from 'vite';
import { coverageRows, unnamedTexts } from './coverage-rows.ts';
import { specificationPaths } from './specification-rows.ts';

const id = 'virtual:coverage';

/** Provides `coverageRows` and `unnamedTexts` to the browser as `virtual:coverage`. */
export const specificationCoverage = (): Plugin => ({
  name: 'specification-coverage',
  resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
  load(wanted) {
    if (wanted !== `\0${id}`) return undefined;
    for (const path of specificationPaths) this.addWatchFile(path);
    return `export const rows = ${JSON.stringify(coverageRows())};\nexport const unnamed = ${JSON.stringify(unnamedTexts())};`;
  },
});
