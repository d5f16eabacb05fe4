/**
 * `npm start`: builds what is out of date, then serves everything on one port. The server runs in this
 * process, so that it receives signals and sets the exit code.
 */
import { buildStale } from './build.ts';

if (!buildStale('design', 'app')) process.exit(1);

await import('../server/main.ts');
