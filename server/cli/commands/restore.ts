import { restoreBackup } from '../../backup/restore.ts';
import { loadConfig } from '../../config.ts';
import type { Command } from '../command.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'copies the backup DIR to the configured database and storage, which must be empty',
  positionals: ['DIR'],
  run: async ({ positionals: [dir = ''] }) => {
    const { madeAt, missing } = await restoreBackup(dir, loadConfig());
    console.log(`Restored everything up to ${madeAt}. Sessions that were open then are open again`);
    for (const path of missing) console.log(`MISSING: ${path} was not in the storage at that time either`);
  },
};
