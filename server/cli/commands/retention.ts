import { noticeDays, retentionReport } from '../../features/settings/retention.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const retention: Command = {
  name: 'retention',
  summary: `prints what the setting of this name deletes within ${noticeDays} days; deletes nothing`,
  run: () =>
    withDatabase(async (deps) => {
      for (const { name, days, rows, oldest } of await retentionReport(deps))
        console.log(
          `${name}: ${rows} older than ${days - noticeDays} of ${days} days, oldest ${oldest ?? 'none'}`,
        );
    }),
};
