import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const migrate: Command = {
  name: 'migrate',
  summary: 'brings the database to the schema of this program, as every start does',
  run: () =>
    withDatabase(async ({ migrated }) => {
      for (const name of migrated) console.log(`Migrated: ${name}`);
      if (migrated.length === 0) console.log('The database was migrated already.');
    }),
};
