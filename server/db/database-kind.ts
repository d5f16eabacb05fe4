import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The supported databases, for statements that differ between them. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** The condition that a text contains another. */
export const contains = (kind: DatabaseKind, text: RawBuilder<unknown>, part: string) =>
  sql<SqlBool>`${sql.raw(kind === 'sqlite' ? 'instr' : 'strpos')}(${text}, ${part}) > 0`;

/** The condition that a text contains each of some others. True without any. */
export const containsAll = (kind: DatabaseKind, text: RawBuilder<unknown>, parts: readonly string[]) =>
  parts.length === 0
    ? sql<SqlBool>`1 = 1`
    : sql<SqlBool>`${sql.join(
        parts.map((part) => contains(kind, text, part)),
        sql` and `,
      )}`;
