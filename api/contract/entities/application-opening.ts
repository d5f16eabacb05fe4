import * as z from 'zod/mini';

/** Parts of an application that staff open: its data, and its proof of payment. */
export const applicationParts = ['application', 'proof'] as const;
export type ApplicationPart = (typeof applicationParts)[number];

/** A visit of staff to an application: what one person opened within an hour. It never names who. */
export const applicationOpeningSchema = z.object({
  /** When the first part was opened, a UTC ISO time. */
  opened_at: z.string(),
  parts: z.array(z.enum(applicationParts)),
});
export type ApplicationOpening = z.infer<typeof applicationOpeningSchema>;

/** How often staff opened an application. */
export const applicationOpeningsSchema = z.object({
  /** Number of visits. */
  count: z.number(),
  /** The newest visits, newest first. */
  latest: z.array(applicationOpeningSchema),
});
export type ApplicationOpenings = z.infer<typeof applicationOpeningsSchema>;
