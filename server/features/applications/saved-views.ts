import {
  type NewSavedView,
  type SavedView,
  savedViewsKept,
  savedViewTexts,
  viewNameKey,
} from '@imc/api/contract';
import { takeNamedLock } from '../../db/named-lock.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { stamp } from '../../shared/clock.ts';
import { notFound, RefusalError } from '../../shared/refusal-error.ts';

/** Every account has its own (APP-38). */
export interface SavedViews {
  /** Oldest first. */
  list(accountId: number): Promise<SavedView[]>;
  /** Replaces the account's view of that name. Throws a 409 if there is none and the account has as many views as are kept. */
  save(accountId: number, view: NewSavedView): Promise<SavedView>;
  /** Throws a 404 if the account has no view with this id. */
  remove(accountId: number, id: number): Promise<void>;
}

const columns = ['id', 'name', 'query', 'created_at'] as const;

export function createSavedViews({
  db,
  kind,
  clock,
}: Pick<Infrastructure, 'db' | 'kind' | 'clock'>): SavedViews {
  return {
    list: (accountId) =>
      db.selectFrom('saved_views').select(columns).where('user_id', '=', accountId).orderBy('id').execute(),

    save: (accountId, { name, query }) =>
      db.transaction().execute(async (tx) => {
        // So that no two take the last place.
        await takeNamedLock(tx, kind, `saved views of ${accountId}`);
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
        if (kept >= savedViewsKept) throw new RefusalError(409, savedViewTexts.full);
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
