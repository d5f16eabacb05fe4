import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const file = 'mockServiceWorker.js';
const read = () => readFileSync(createRequire(import.meta.url).resolve(`msw/${file}`));

/** Serves MSW's service worker from its package, so that both have the same version. */
export const mockWorker = (): Plugin => ({
  name: 'mock-worker',
  configureServer({ middlewares }) {
    middlewares.use(`/${file}`, (_, response) => {
      response.setHeader('Content-Type', 'text/javascript').end(read());
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: file, source: read() });
  },
});
