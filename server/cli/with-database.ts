import { type Config, loadConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createLimits, type Limits } from '../db/limits.ts';
import { createSecurityLog, type SecurityLog } from '../features/security-log/security-log.ts';
import type { Clock } from '../shared/clock.ts';

/** What most commands need. */
interface CommandDeps extends Database {
  readonly config: Config;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly securityLog: SecurityLog;
}

/** Opens the configured database, also next to a running server, and closes it after the work. */
export async function withDatabase<T>(work: (deps: CommandDeps) => Promise<T>): Promise<T> {
  const config = loadConfig();
  const database = await openDatabase(config);
  try {
    const clock = () => new Date();
    const limits = createLimits({ ...database, clock });
    const securityLog = createSecurityLog({
      ...database,
      clock,
      limits,
      count: () => {},
      onError: console.error,
    });
    return await work({ ...database, config, clock, limits, securityLog });
  } finally {
    await database.close();
  }
}
