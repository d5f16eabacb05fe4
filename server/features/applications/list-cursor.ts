import type { ApplicationSort, SortOrder } from '@imc/api/contract';
import * as z from 'zod/mini';
import { invalid } from '../../shared/refusal-error.ts';
import { numberColumns, sortColumns } from './list-query.ts';

/** Where a page ends: the values of its last row in the columns of the order. */
export interface ListCursor {
  readonly values: readonly (string | number)[];
  /** Number of the page that follows. */
  readonly page: number;
}

interface Sorting {
  readonly sort: ApplicationSort;
  readonly order: SortOrder;
}

/** Returns a cursor as the text that clients send back. */
export const cursorText = ({ values, page }: ListCursor, { sort, order }: Sorting): string =>
  Buffer.from(JSON.stringify([sort, order, page, ...values])).toString('base64url');

/** Reads a cursor. Throws a 400 if it is none or belongs to a list in another order. */
export function readCursor(text: string, { sort, order }: Sorting): ListCursor {
  const columns = sortColumns[sort];
  const whole = z.number().check(z.int(), z.gte(0), z.lte(2_147_483_647));
  const schema = z.tuple([z.literal(sort), z.literal(order), whole], z.union([z.string(), whole]));
  try {
    const [, , page, ...values] = schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    const fits = columns.every(
      (column, index) => typeof values[index] === (numberColumns.includes(column) ? 'number' : 'string'),
    );
    const isStorable = values.every((value) => !String(value).includes('\0'));
    if (fits && isStorable && values.length === columns.length) return { values, page };
  } catch {
    // Not the text of a cursor.
  }
  throw invalid({ after: 'Must be the cursor of a page in the same order' });
}
