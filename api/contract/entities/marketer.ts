import * as z from 'zod/mini';

/** A person who refers applicants (specification, section 3). */
export const marketerSchema = z.object({
  id: z.number(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  marketer_code: z.string(),
  /** Submitted applications that carry the marketer's code. */
  applications_count: z.number(),
});

export type Marketer = z.infer<typeof marketerSchema>;

/** Reads a marketer from any provider: numbers may come as text. */
export const marketerReader = z.pipe(
  z.object({
    id: z.coerce.number(),
    full_name: z.string(),
    email: z.string(),
    phone: z.catch(z.coerce.string(), ''),
    marketer_code: z.catch(z.coerce.string(), ''),
    applications_count: z.catch(z.coerce.number(), 0),
  }),
  marketerSchema,
);
