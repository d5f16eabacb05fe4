import * as z from 'zod/mini';
import { documented } from './described.ts';

/** In a query string, of at most seven digits. */
export const wholeNumber = (minimum: number, maximum: number) => {
  const text = `Must be a whole number from ${minimum} to ${maximum}`;
  const schema = z.pipe(
    z.string(text).check(z.regex(/^\d{1,7}$/, text)),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z.number().check(z.gte(minimum, text), z.lte(maximum, text)),
    ),
  );
  return documented({ type: 'integer', minimum, maximum, pattern: undefined }, schema);
};
