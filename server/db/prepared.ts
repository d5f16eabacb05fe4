import type { CompiledQuery, QueryResult } from 'kysely';
import type { Db } from './types.ts';

/** Stands for a parameter value. */
class Placeholder {}

/** Compiles a frequent query once. `build` receives a placeholder for each value; the returned function runs the query with real values. */
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
