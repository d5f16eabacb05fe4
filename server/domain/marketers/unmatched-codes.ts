import type { Db } from '../../db/types.ts';

/**
 * Returns the query for the codes in submitted applications that no marketer has. It reads `application_counts`, which has one row per code, and no
 * applications.
 */
export const selectUnmatchedCodes = (db: Db) =>
  db
    .selectFrom('application_counts')
    .where('counted_by', '=', 'marketer code')
    .where('count', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('marketers')
            .select('marketers.id')
            .whereRef('marketers.code_key', '=', 'application_counts.value'),
        ),
      ),
    )
    .leftJoin('retired_marketer_codes', 'retired_marketer_codes.code_key', 'application_counts.value');
