import { loadConfig } from '../../config.ts';
import { openDatabase } from '../../db/database.ts';
import { noticeDays, retentionReport } from '../../features/settings/retention.ts';
import type { Command } from '../command.ts';

export const retention: Command = {
  name: 'retention',
  summary: `prints what the setting of this name deletes within ${noticeDays} days; deletes nothing`,
  run: async () => {
    const { db, close } = await openDatabase(loadConfig());
    try {
      for (const { name, days, rows, oldest } of await retentionReport({ db, clock: () => new Date() }))
        console.log(
          `${name}: ${rows} older than ${days - noticeDays} of ${days} days, oldest ${oldest ?? 'none'}`,
        );
    } finally {
      await close();
    }
  },
};
