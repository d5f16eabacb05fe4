import { rm } from 'node:fs/promises';
import { copyWithoutErased } from '../../backup/erase-again.ts';
import { restoreBackup } from '../../backup/restore.ts';
import { loadConfig } from '../../config.ts';
import type { Command } from '../command.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'copies the backup DIR to the configured database and storage, which must be empty',
  positionals: ['DIR'],
  options: {
    'erased-in': {
      type: 'string',
      value: 'NEWER',
      description:
        'erases again who was erased since: NEWER is a later backup, or the old DATA_DIR with SQLite',
    },
  },
  run: async ({ values: { 'erased-in': newer }, positionals: [dir = ''] }) => {
    const config = loadConfig();
    const copy = newer === undefined ? undefined : await copyWithoutErased(dir, String(newer), config);
    try {
      const { madeAt, missing } = await restoreBackup(dir, config, copy?.folder);
      console.log(`Restored everything up to ${madeAt}. Sessions that were open then are open again`);
      for (const path of missing) console.log(`MISSING: ${path} was not in the storage at that time either`);
      if (copy) console.log(`Accounts that were erased since and are erased again: ${copy.erased}`);
      else console.log('Accounts that were erased since exist again; --erased-in prevents it');
      for (const id of copy?.staff ?? [])
        console.log(
          `NOT ERASED: account ${id} was of the staff at that time: take its role away and block it`,
        );
    } finally {
      if (copy) await rm(copy.folder, { recursive: true });
    }
  },
};
