import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { reportAddress, reportFile } from './report.ts';

const file = join(import.meta.dirname, '../..', reportFile);

/** The report as it is on disk; `null` where the stories were not tested on this machine. */
const currentReport = () => (existsSync(file) ? readFileSync(file, 'utf8') : 'null\n');

/** Puts the report of the stories layer beside Storybook: as it is now while developing, as it was then in a build. */
export const testReport = (): Plugin => ({
  name: 'test-report',
  configureServer({ middlewares }) {
    middlewares.use(`/${reportAddress}`, (_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(currentReport());
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: reportAddress, source: currentReport() });
  },
});
