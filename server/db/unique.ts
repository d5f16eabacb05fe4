/**
 * The column or index name that a unique constraint was broken on, on either database; undefined for any other error.
 * SQLite: 'UNIQUE constraint failed: users.email_key'; PostgreSQL: code 23505 with the constraint's name 'users_email_key_key'.
 */
export function brokenUnique(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code === '23505') return 'constraint' in error ? String(error.constraint) : '';
  if (error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY') {
    return error.message.replace('UNIQUE constraint failed: ', '').replaceAll('.', '_');
  }
  return undefined;
}
