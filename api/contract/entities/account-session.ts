import * as z from 'zod/mini';
import { described } from './described.ts';
import { timestamp } from './values.ts';

/** Contains no secret. */
export const accountSessionSchema = z.object({
  id: described('Public: gives no access.', z.string()),
  browser: described("'Firefox'. Null if it is unknown.", z.nullable(z.string())),
  system: described("'Android'. Null if it is unknown.", z.nullable(z.string())),
  is_current: described('Whether the request was made with this session.', z.boolean()),
  created_at: timestamp,
  last_seen_at: described('At most about a minute behind.', timestamp),
});

export type AccountSession = z.infer<typeof accountSessionSchema>;
