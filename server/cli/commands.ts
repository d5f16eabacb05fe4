import type { Command } from './command.ts';
import { adminCreate, adminReset } from './commands/admin.ts';
import { backup } from './commands/backup.ts';
import { doctor } from './commands/doctor.ts';
import { keys } from './commands/keys.ts';
import { migrate } from './commands/migrate.ts';
import { move } from './commands/move.ts';
import { restore } from './commands/restore.ts';
import { retention } from './commands/retention.ts';
import { seed } from './commands/seed.ts';
import { build, isRepository, start } from './commands/start.ts';
import { verify } from './commands/verify.ts';
import { verifyHistoryCommand } from './commands/verify-history.ts';

/** In the order of `imc --help`. */
export const commands: readonly Command[] = [
  start,
  ...(isRepository ? [build] : []),
  migrate,
  doctor,
  backup,
  verify,
  restore,
  move,
  retention,
  seed,
  adminCreate,
  adminReset,
  keys,
  verifyHistoryCommand,
];
