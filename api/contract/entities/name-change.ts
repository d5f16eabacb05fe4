import * as z from 'zod/mini';
import { nameChangeStates } from '../rules/name-changes.ts';
import { described } from './described.ts';
import { accountName, fileName, rowId, timestamp } from './values.ts';

/** A member's request for another name (ACC-26). */
export const nameChangeSchema = z.object({
  id: rowId,
  name: described('The name asked for.', accountName),
  reason: z.string(),
  document: described('Null once it is decided or withdrawn: the picture is deleted.', z.nullable(fileName)),
  state: z.enum(nameChangeStates),
  asked_at: timestamp,
  decided_at: described('Also of a withdrawal.', z.nullable(timestamp)),
  answer: described('Why it was refused, or what was said with the agreement.', z.nullable(z.string())),
});

export type NameChange = z.infer<typeof nameChangeSchema>;
