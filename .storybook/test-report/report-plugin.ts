import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { reportAddress, reportFile } from './report.ts';

const file = join(import.meta.dirname, '../..', reportFile);

/** Returns the report from disk as JSON, or `null` if the stories were not tested on this machine. */
const currentReport = () => (existsSync(file) ? readFileSync(file, 'utf8') : 'null\n');

/** Serves the report of the story tests with Storybook. The development server reads the current file, and a build includes a copy. */
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
