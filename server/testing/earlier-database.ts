import type { Config } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { migrations } from '../db/migrations/index.ts';

/** Opens a new database in the state of an earlier program, with only the first `version` migrations. */
export const openEarlierDatabase = (
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  version: number,
): Promise<Database> => openDatabase(config, undefined, migrations.slice(0, version));
