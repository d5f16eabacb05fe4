import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Held by another process. */
export interface SqliteLock {
  release(): Promise<void>;
}

const program = `
  import Database from 'better-sqlite3';
  const database = new Database(process.argv[1]);
  database.exec('begin immediate');
  process.on('disconnect', () => process.exit(0));
  process.send('locked');
`;

/** Until it is released. */
export async function lockSqlite(file: string): Promise<SqliteLock> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, file], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  await once(child, 'message');
  return {
    release: async () => {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
