import { makeBackup, makeKeptBackup } from '../../backup/backup.ts';
import { loadConfig } from '../../config.ts';
import { StartError } from '../../shared/start-error.ts';
import type { Command } from '../command.ts';

function keptOf(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (/^[1-9]\d{0,3}$/.test(String(value))) return Number(value);
  throw new StartError(`--keep: must be a whole number from 1, not '${value}'`);
}

export const backup: Command = {
  name: 'backup',
  summary: 'copies database, uploads and the rest of DATA_DIR to the new folder DIR, while servers run',
  positionals: ['DIR'],
  options: {
    keep: {
      type: 'string',
      value: 'N',
      description: 'make DIR/2026-11-27T10-00-00Z instead, then remove all but the newest N of them',
    },
  },
  run: async ({ values, positionals: [dir = ''] }) => {
    const config = loadConfig();
    const keep = keptOf(values.keep);
    const made = keep
      ? await makeKeptBackup(config, dir, keep)
      : { dir, manifest: await makeBackup(config, dir) };
    const { files, missing, tables } = made.manifest;
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(`${made.dir}: ${rows} rows, ${files.length} files. It holds personal data: keep it private`);
    for (const path of missing) console.log(`MISSING: a row names ${path}, but the storage does not have it`);
    return missing.length === 0 ? 0 : 1;
  },
};
