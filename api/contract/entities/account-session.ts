import * as z from 'zod/mini';

/** Contains no secret. */
export const accountSessionSchema = z.object({
  /** Public: gives no access. */
  id: z.string(),
  /** 'Firefox'. Null if it is unknown. */
  browser: z.nullable(z.string()),
  /** 'Android'. Null if it is unknown. */
  system: z.nullable(z.string()),
  /** Whether the request was made with this session. */
  is_current: z.boolean(),
  created_at: z.string(),
  /** At most about a minute behind. */
  last_seen_at: z.string(),
});

export type AccountSession = z.infer<typeof accountSessionSchema>;
