import { schema } from './0001-schema.ts';
import { backup } from './0002-backup.ts';
import { servers } from './0003-servers.ts';
import { privacy } from './0004-privacy.ts';
import { secretKey } from './0005-secret-key.ts';
import { ledger } from './0006-ledger.ts';
import { memberships } from './0007-memberships.ts';
import { addresses } from './0008-addresses.ts';
import { statements } from './0009-statements.ts';
import { nameChanges } from './0010-name-changes.ts';
import { applicationsByAccount } from './0011-applications-by-account.ts';
import { paidApplications } from './0012-paid-applications.ts';
import type { Migration } from './migration.ts';

/**
 * All migrations in order. Never change a released one: append a new file, named after the next number. It only adds, because servers of the
 * earlier program go on beside it.
 */
export const migrations: readonly Migration[] = [
  schema,
  backup,
  servers,
  privacy,
  secretKey,
  ledger,
  memberships,
  addresses,
  statements,
  nameChanges,
  applicationsByAccount,
  paidApplications,
];
