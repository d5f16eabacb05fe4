import type { CompiledQuery, QueryResult } from 'kysely';
import type { Db } from './types.ts';

/** Stands for a value that each run brings. */
class Slot {}

/**
 * Compiles a query once, for the calls that are made most. `build` is given a stand-in for each value; the answer runs the query with real ones and
 * gives its rows. The text is the same as if it were built anew each time.
 */
export function prepared<Values extends readonly unknown[], Row>(
  db: Db,
  count: Values['length'],
  build: (...values: Values) => { compile(): CompiledQuery<Row> },
): (...values: Values) => Promise<Row[]> {
  const slots = Array.from({ length: count }, () => new Slot());
  const compiled = build(...(slots as unknown as Values)).compile();
  const places = compiled.parameters.map((parameter) =>
    parameter instanceof Slot ? slots.indexOf(parameter) : -1,
  );
  return async (...values) => {
    const parameters = places.map((place, index) => (place < 0 ? compiled.parameters[index] : values[place]));
    const { rows }: QueryResult<Row> = await db.executeQuery({ ...compiled, parameters });
    return rows;
  };
}
