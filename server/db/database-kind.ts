import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The supported databases, for statements that differ between them. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** The condition that a text contains another. */
export const contains = (kind: DatabaseKind, text: RawBuilder<unknown>, part: string) =>
  sql<SqlBool>`${sql.raw(kind === 'sqlite' ? 'instr' : 'strpos')}(${text}, ${part}) > 0`;
