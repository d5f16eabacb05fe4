import type { Db } from '../../db/types.ts';

/** Returns the query for the codes in submitted applications. It reads `application_counts`, which has one row per code, and no applications. */
const selectGivenCodes = (db: Db) =>
  db.selectFrom('application_counts').where('counted_by', '=', 'marketer code').where('count', '>', 0);

/** Returns the query for the given codes that belong to no marketer, and never did: the page and the bell use it (MKT-7). */
export const selectUnmatchedCodes = (db: Db) =>
  selectGivenCodes(db).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('marketers')
          .select('marketers.id')
          .whereRef('marketers.code_key', '=', 'application_counts.value'),
      ),
    ),
  );

/** Returns the query for the given codes of deleted marketers. */
export const selectRetiredCodes = (db: Db) =>
  selectGivenCodes(db)
    .innerJoin('marketers', 'marketers.code_key', 'application_counts.value')
    .where('marketers.deleted_at', 'is not', null);
