import * as z from 'zod/mini';

/** Largest id that can be stored: PostgreSQL stores ids in four bytes. */
export const largestId = 2_147_483_647;

export const idNumber = z.number().check(z.int(), z.positive(), z.lte(largestId));

/** Schema of an id as a number or a string of digits. */
export const idSchema = z.union([
  idNumber,
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,9}$/, 'Must be a whole number')),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      idNumber,
    ),
  ),
]);
