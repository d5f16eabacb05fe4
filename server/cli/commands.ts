import type { Command } from './command.ts';
import { adminCreate, adminReset } from './commands/admin.ts';
import { doctor } from './commands/doctor.ts';
import { migrate } from './commands/migrate.ts';
import { seed } from './commands/seed.ts';
import { build, isRepository, start } from './commands/start.ts';
import { verifyHistoryCommand } from './commands/verify-history.ts';

/** In the order of `imc --help`. */
export const commands: readonly Command[] = [
  start,
  ...(isRepository ? [build] : []),
  migrate,
  doctor,
  seed,
  adminCreate,
  adminReset,
  verifyHistoryCommand,
];
