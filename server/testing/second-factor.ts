import { loadConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import type { Db } from '../db/types.ts';

/** As an admin can decide (PPL-10). Only tests of the second factor keep what a new installation requires. */
export const makeSecondFactorOptional = (db: Db) =>
  db.updateTable('staff_rules').set({ second_factor_required: 0 }).execute();

/** The same for a server in another process, whose variables these are. */
export async function makeSecondFactorOptionalAt(env: Readonly<Record<string, string>>): Promise<void> {
  const { db, close } = await openDatabase(loadConfig(env));
  await makeSecondFactorOptional(db).finally(close);
}
