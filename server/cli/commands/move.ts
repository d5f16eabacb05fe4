import { moveDatabase } from '../../backup/restore.ts';
import { loadConfig } from '../../config.ts';
import { StartError } from '../../shared/start-error.ts';
import type { Command } from '../command.ts';

export const move: Command = {
  name: 'move',
  summary: 'copies the configured database to another, empty one; stop all servers before',
  options: {
    to: { type: 'string', value: 'URL', description: 'postgres://…, or sqlite for the one in DATA_DIR' },
  },
  run: async ({ values: { to } }) => {
    if (!to) throw new StartError('--to: name the new database, postgres://… or sqlite');
    const from = loadConfig();
    const { databaseUrl } = loadConfig({ DATABASE_URL: to === 'sqlite' ? '' : String(to) });
    const { tables } = await moveDatabase(from, { ...from, databaseUrl });
    for (const [name, { rows, hash }] of Object.entries(tables))
      console.log(`${name}: ${rows} rows, on both sides ${hash.slice(0, 16)}`);
    console.log(databaseUrl ? 'Set DATABASE_URL to the address of --to' : 'Unset DATABASE_URL');
    console.log('Then start. The old database was not changed: remove it when all is well.');
  },
};
