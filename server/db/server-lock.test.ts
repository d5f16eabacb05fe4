import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { openDatabase } from './database.ts';
import { takeServerLock } from './server-lock.ts';

const program = `
  const { takeServerLock } = await import(process.argv[1]);
  // Kept, because an object without a reference is collected, and its lock with it.
  globalThis.lock = takeServerLock(process.argv[2]);
  process.send('locked');
  setInterval(() => {}, 60_000);
`;

test('a second server on a SQLite folder stops with one line, commands open it, and kill -9 frees it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'imc-lock-'));
  const module = new URL('./server-lock.ts', import.meta.url).href;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', program, module, dataDir], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(holder, 'message');
  await expect(buildApp(loadConfig({ DATA_DIR: dataDir }))).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      new RegExp(`^DATA_DIR: another server uses ${dataDir}\\. SQLite is for one server: .+$`),
    ),
  });
  await (await openDatabase({ dataDir, databaseUrl: undefined })).close();
  const exited = once(holder, 'exit');
  holder.kill('SIGKILL');
  await exited;
  takeServerLock(dataDir).release();
  await rm(dataDir, { recursive: true });
});
