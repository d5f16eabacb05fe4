import { schema } from './0001-schema.ts';
import { servers } from './0002-servers.ts';
import type { Migration } from './migration.ts';

/**
 * All migrations in order. Never change a released one: append a new file, named after the next number. It only adds, because servers of the
 * earlier program go on beside it.
 */
export const migrations: readonly Migration[] = [schema, servers];
