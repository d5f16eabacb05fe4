import type { Db } from '../../db/types.ts';

/** Reads `application_counts`, which has one row per code, and no applications. */
const selectGivenCodes = (db: Db) =>
  db.selectFrom('application_counts').where('counted_by', '=', 'marketer code').where('count', '>', 0);

/** Codes that no marketer has or had, for the page and the bell (MKT-7). */
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

/** Codes of deleted marketers. */
export const selectRetiredCodes = (db: Db) =>
  selectGivenCodes(db)
    .innerJoin('marketers', 'marketers.code_key', 'application_counts.value')
    .where('marketers.deleted_at', 'is not', null);
