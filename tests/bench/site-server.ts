/**
 * Runs the real server with the built site in a separate process, for measurements from outside. It also serves `/without-scripts`: the home page
 * without its scripts.
 */
import '@imc/server/site/set-node-env';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@imc/server';
import { loadConfig } from '@imc/server/config';

const dataDir = mkdtempSync(join(tmpdir(), 'imc-bench-site-'));
const config = loadConfig(
  { ADMIN_EMAIL: 'bench@mail.example', ADMIN_PASSWORD: 'Measured@1979', PORT: '0' },
  { dataDir },
);

// Inside the repository, where the renderer finds its packages.
const siteDir = join(import.meta.dirname, '../../test-results/bench-site');
rmSync(siteDir, { recursive: true, force: true });
cpSync(config.siteDir, siteDir, { recursive: true });
const page = readFileSync(join(siteDir, 'client/index.html'), 'utf8')
  .replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
  .replace(/<link rel="modulepreload"[^>]*>/g, '');
mkdirSync(join(siteDir, 'client/without-scripts'));
writeFileSync(join(siteDir, 'client/without-scripts/index.html'), page);

// Log lines are formatted as in production, but discarded.
const app = await buildApp({ ...config, siteDir }, { logSink: { write: () => {} } });
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.on('SIGTERM', async () => {
  await app.close();
  for (const folder of [dataDir, siteDir]) rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
process.send?.({ url: address, headers: {} });
