import * as z from 'zod/mini';

/** A session of the signed-in user, as shown in their list of sessions. It contains no secret. */
export const accountSessionSchema = z.object({
  /** Public id of the session. It gives no access. */
  id: z.string(),
  /** Name of the browser that signed in, such as 'Firefox'. Null if it is unknown. */
  browser: z.nullable(z.string()),
  /** Name of the operating system, such as 'Android'. Null if it is unknown. */
  system: z.nullable(z.string()),
  /** Whether the request was made with this session. */
  is_current: z.boolean(),
  /** Time of the sign-in, a UTC ISO time. */
  created_at: z.string(),
  /** Time of the last request, a UTC ISO time. At most about a minute behind. */
  last_seen_at: z.string(),
});

export type AccountSession = z.infer<typeof accountSessionSchema>;
