import type { Plugin } from 'vite';
import { coverageRows, specificationPath, unnamedTexts } from './coverage-rows.ts';

const id = 'virtual:coverage';

/** Provides `coverageRows` and `unnamedTexts` to the browser as `virtual:coverage`. */
export const specificationCoverage = (): Plugin => ({
  name: 'specification-coverage',
  resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
  load(wanted) {
    if (wanted !== `\0${id}`) return undefined;
    this.addWatchFile(specificationPath);
    return `export const rows = ${JSON.stringify(coverageRows())};\nexport const unnamed = ${JSON.stringify(unnamedTexts())};`;
  },
});
