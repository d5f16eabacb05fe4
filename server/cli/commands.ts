import type { Command } from './command.ts';
import { adminCreate, adminReset } from './commands/admin.ts';
import { migrate } from './commands/migrate.ts';
import { seed } from './commands/seed.ts';
import { start } from './commands/start.ts';
import { verifyHistoryCommand } from './commands/verify-history.ts';

/** In the order of `imc --help`. */
export const commands: readonly Command[] = [
  start,
  migrate,
  seed,
  adminCreate,
  adminReset,
  verifyHistoryCommand,
];
