import { type RetiredCodes, type UnmatchedCodes, unmatchedCodesLength } from '@imc/api/contract';
import { countRows } from '../../db/count-rows.ts';
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

const selectRetiredCodes = (db: Db) =>
  selectGivenCodes(db)
    .innerJoin('marketers', 'marketers.code_key', 'application_counts.value')
    .where('marketers.deleted_at', 'is not', null);

/** Codes in submitted applications that no marketer has or had. At most 100, those with the most applications first. */
export const readUnmatchedCodes = async (db: Db): Promise<UnmatchedCodes> => ({
  codes: await selectUnmatchedCodes(db)
    .select(['value as code', 'count as applications_count'])
    .orderBy('count', 'desc')
    .orderBy('value')
    .limit(unmatchedCodesLength)
    .execute(),
  total: await countRows(selectUnmatchedCodes(db)),
});

/** Codes of deleted marketers in submitted applications. At most 100, those deleted last first. */
export const readRetiredCodes = async (db: Db): Promise<RetiredCodes> => ({
  codes: await selectRetiredCodes(db)
    .select([
      'application_counts.value as code',
      'application_counts.count as applications_count',
      'marketers.full_name',
    ])
    .select(({ fn, val }) => fn.coalesce('marketers.deleted_at', val('')).as('deleted_at'))
    .orderBy('marketers.deleted_at', 'desc')
    .orderBy('marketers.id', 'desc')
    .limit(unmatchedCodesLength)
    .execute(),
  total: await countRows(selectRetiredCodes(db)),
});

/** Marketers that are not deleted, with the number of submitted applications with their code. */
export const selectCountedMarketers = (db: Db) =>
  db
    .selectFrom('marketers')
    .leftJoin('application_counts', (join) =>
      join
        .onRef('application_counts.value', '=', 'marketers.code_key')
        .on('application_counts.counted_by', '=', 'marketer code'),
    )
    .where('deleted_at', 'is', null)
    .select(({ fn, val }) => fn.coalesce('application_counts.count', val(0)).as('applications_count'));
