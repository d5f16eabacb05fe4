import * as z from 'zod/mini';

/** In a query string, of at most seven digits. */
export const wholeNumber = (minimum: number, maximum: number) => {
  const text = `Must be a whole number from ${minimum} to ${maximum}`;
  return z.pipe(
    z.string(text).check(z.regex(/^\d{1,7}$/, text)),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z.number().check(z.gte(minimum, text), z.lte(maximum, text)),
    ),
  );
};
