import type { Command } from './command.ts';
import { seed } from './commands/seed.ts';
import { verifyHistoryCommand } from './commands/verify-history.ts';

/** In the order of `imc --help`. */
export const commands: readonly Command[] = [seed, verifyHistoryCommand];
