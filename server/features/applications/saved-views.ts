import {
  type NewSavedView,
  type SavedView,
  savedViewsKept,
  savedViewTexts,
  viewNameKey,
} from '@imc/api/contract';
import type { Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { stamp } from '../../shared/clock.ts';
import { notFound, RefusalError } from '../../shared/refusal-error.ts';

/** The saved views of the list of applications, which every account has for itself (APP-38). */
export interface SavedViews {
  /** Returns the views of an account, oldest first. */
  list(accountId: number): Promise<SavedView[]>;
  /**
   * Saves a view, or replaces the account's view of that name. Throws a 409 if the account has as many views as are kept, and none of that
   * name.
   */
  save(accountId: number, view: NewSavedView): Promise<SavedView>;
  /** Deletes a view of the account. Throws a 404 if it has none with this id. */
  remove(accountId: number, id: number): Promise<void>;
}

const columns = ['id', 'name', 'query', 'created_at'] as const;

/** Creates the `SavedViews` service. */
export function createSavedViews({
  db,
  kind,
  clock,
}: Pick<Infrastructure, 'db' | 'kind' | 'clock'>): SavedViews {
  /** Waits for other saves of the account, so that two can't both take the last place. SQLite has one writer anyway. */
  const lockAccount = async (tx: Tx, accountId: number): Promise<void> => {
    if (kind === 'sqlite') return;
    await tx.selectFrom('users').select('id').where('id', '=', accountId).forUpdate().execute();
  };

  return {
    list: (accountId) =>
      db.selectFrom('saved_views').select(columns).where('user_id', '=', accountId).orderBy('id').execute(),

    save: (accountId, { name, query }) =>
      db.transaction().execute(async (tx) => {
        await lockAccount(tx, accountId);
        const name_key = viewNameKey(name);
        const replaced = await tx
          .updateTable('saved_views')
          .set({ name, query })
          .where('user_id', '=', accountId)
          .where('name_key', '=', name_key)
          .returning(columns)
          .executeTakeFirst();
        if (replaced) return replaced;
        const { kept } = await tx
          .selectFrom('saved_views')
          .select(({ fn }) => fn.countAll<number>().as('kept'))
          .where('user_id', '=', accountId)
          .executeTakeFirstOrThrow();
        if (Number(kept) >= savedViewsKept) throw new RefusalError(409, savedViewTexts.full);
        return tx
          .insertInto('saved_views')
          .values({ user_id: accountId, name, name_key, query, created_at: stamp(clock) })
          .returning(columns)
          .executeTakeFirstOrThrow();
      }),

    remove: async (accountId, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('saved_views')
        .where('user_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw notFound(savedViewTexts.notFound);
    },
  };
}
