import * as z from 'zod/mini';

/** Schema of a whole number in a query string, of at most seven digits. */
export const wholeNumber = (minimum: number, maximum: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,7}$/, 'Must be a whole number')),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z
        .number()
        .check(z.gte(minimum, `Must be at least ${minimum}`), z.lte(maximum, `Must be at most ${maximum}`)),
    ),
  );
