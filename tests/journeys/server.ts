/** Runs the real server for the journeys and removes its data when it exits. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { adminEmail, adminPassword } from './accounts.ts';
import { dataDir, origin, port } from './test-environment.ts';

const server = spawn(process.execPath, [fileURLToPath(new URL('../../server/main.ts', import.meta.url))], {
  stdio: 'inherit',
  env: {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
    LOG_LEVEL: 'warn',
    // Journeys send their own client address, so that they don't exceed the limits per address, which the server's own tests check.
    TRUST_PROXY: 'on',
  },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
