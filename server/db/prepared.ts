import type { CompiledQuery, QueryResult } from 'kysely';
import type { Db } from './types.ts';

/** Placeholder for a parameter value. */
class Placeholder {}

/**
 * Compiles a frequently used query once. `build` receives a placeholder for each value. The returned function runs the query with real values
 * and returns its rows. The SQL is the same as if it were compiled each time.
 */
export function prepared<Values extends readonly unknown[], Row>(
  db: Db,
  count: Values['length'],
  build: (...values: Values) => { compile(): CompiledQuery<Row> },
): (...values: Values) => Promise<Row[]> {
  const placeholders = Array.from({ length: count }, () => new Placeholder());
  const compiled = build(...(placeholders as unknown as Values)).compile();
  const indexes = compiled.parameters.map((parameter) =>
    parameter instanceof Placeholder ? placeholders.indexOf(parameter) : -1,
  );
  return async (...values) => {
    const parameters = indexes.map((valueIndex, index) =>
      valueIndex < 0 ? compiled.parameters[index] : values[valueIndex],
    );
    const { rows }: QueryResult<Row> = await db.executeQuery({ ...compiled, parameters });
    return rows;
  };
}
