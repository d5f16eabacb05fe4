import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** For statements that differ between the databases. */
export type DatabaseKind = 'sqlite' | 'postgres';

export const contains = (kind: DatabaseKind, text: RawBuilder<unknown>, part: string) =>
  sql<SqlBool>`${sql.raw(kind === 'sqlite' ? 'instr' : 'strpos')}(${text}, ${part}) > 0`;

/** True without any part. */
export const containsAll = (kind: DatabaseKind, text: RawBuilder<unknown>, parts: readonly string[]) =>
  parts.length === 0
    ? sql<SqlBool>`1 = 1`
    : sql<SqlBool>`${sql.join(
        parts.map((part) => contains(kind, text, part)),
        sql` and `,
      )}`;
