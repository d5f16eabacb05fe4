/**
 * Returns the column or index whose unique constraint an error violates. SQLite: 'UNIQUE constraint failed: users.email_key'. PostgreSQL: code
 * 23505 with the constraint name 'users_email_key_key'. Undefined for any other error.
 */
export function brokenUnique(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code === '23505') return 'constraint' in error ? String(error.constraint) : '';
  if (error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY') {
    return error.message.replace('UNIQUE constraint failed: ', '').replaceAll('.', '_');
  }
  return undefined;
}
