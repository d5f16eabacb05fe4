import {
  type ApplicationDraft,
  type ApplicationDraftData,
  applicationAnswers,
  applicationReference,
  draftLimits,
  nextApplication,
  type saveDraftCall,
} from '@imc/api/contract';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type * as z from 'zod/mini';
import { readJson } from '../../db/json-column.ts';
import type { ApplicationsTable, Db, Tables } from '../../db/types.ts';
import { brokenUnique } from '../../db/unique.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { notFound, RefusalError } from '../../shared/refusal-error.ts';
import { emptyFormColumns, formOf } from './rows.ts';

/** As received. */
export type DraftSave = z.output<typeof saveDraftCall.body>;

/** A draft is a row of `applications` without `submitted_at`. Each account has at most one. */
export interface Drafts {
  /** Null if there is none. */
  draft(account: Account): Promise<ApplicationDraft | null>;
  /**
   * Returns the member's open draft, or creates one: the first with the marketer's code of the sign-up (MKT-2), a later one with the facts of
   * the last application (APP-14).
   */
  openDraft(account: Account): Promise<ApplicationDraft>;
  /**
   * Saves the draft, or the answer to a request for information. Throws a 404 if it is not the member's open one, and a 409 with the stored
   * draft if the revision is outdated.
   */
  saveDraft(account: Account, save: DraftSave): Promise<{ saved_at: string; revision: number }>;
}

/** The draft is not the member's open one. */
export const draftNotFound = (applicationId: number) =>
  notFound(applicationAnswers.draftNotFound, { kind: 'application', applicationId });

const draftColumns = [
  'id',
  'draft_data',
  'draft_saved_at',
  'draft_revision',
  'proof_file',
  'proof_uploaded_at',
] as const;

/** The open draft of an account. */
export const selectOpenDraft = (db: Db, accountId: number) =>
  db
    .selectFrom('applications')
    .select(draftColumns)
    .where('user_id', '=', accountId)
    .where('submitted_at', 'is', null);

/** A row is a draft, or its applicant has to complete it. */
const isSavable = (eb: ExpressionBuilder<Tables, 'applications'>) =>
  eb.or([
    eb('submitted_at', 'is', null),
    eb.exists(
      eb
        .selectFrom('information_requests')
        .select(sql`1`.as('one'))
        .whereRef('information_requests.application_id', '=', 'applications.id')
        .where('answered_at', 'is', null)
        .where('closed_at', 'is', null),
    ),
  ]);

const draftAnswer = (
  row: Pick<Selectable<ApplicationsTable>, (typeof draftColumns)[number]>,
): ApplicationDraft => ({
  application_id: row.id,
  reference: applicationReference(row.id),
  data: readJson('applications.draft_data', row.draft_data),
  saved_at: row.draft_saved_at,
  revision: row.draft_revision,
  proof:
    row.proof_file !== null && row.proof_uploaded_at !== null
      ? { file: row.proof_file, uploaded_at: row.proof_uploaded_at }
      : null,
});

export function createDrafts({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): Drafts {
  /** Null for an empty draft. */
  const firstData = async ({ id, marketer_code }: Account): Promise<ApplicationDraftData | null> => {
    const last = await db
      .selectFrom('applications')
      .selectAll()
      .where('user_id', '=', id)
      .where('submitted_at', 'is not', null)
      .orderBy('submitted_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last) return nextApplication(formOf(last));
    return marketer_code === null ? null : { marketer_code };
  };

  return {
    draft: async (account) => {
      const open = await selectOpenDraft(db, account.id).executeTakeFirst();
      return open ? draftAnswer(open) : null;
    },

    openDraft: async (account) => {
      const open = await selectOpenDraft(db, account.id).executeTakeFirst();
      if (open) return draftAnswer(open);
      const data = await firstData(account);
      try {
        const created = await db
          .insertInto('applications')
          .values({
            ...emptyFormColumns,
            user_id: account.id,
            status: 'pending',
            payment_state: 'none',
            created_at: stamp(clock),
            draft_data: data && JSON.stringify(data),
          })
          .returning(draftColumns)
          .executeTakeFirstOrThrow();
        return draftAnswer(created);
      } catch (error) {
        if (brokenUnique(error) === undefined) throw error;
        // A concurrent request has created it.
        return draftAnswer(await selectOpenDraft(db, account.id).executeTakeFirstOrThrow());
      }
    },

    saveDraft: async (account, { application_id: id, data, partial = false, revision }) => {
      for (;;) {
        const stored = await db
          .selectFrom('applications')
          .select(draftColumns)
          .where('user_id', '=', account.id)
          .where('id', '=', id)
          .where(isSavable)
          .executeTakeFirst();
        if (!stored) throw draftNotFound(id);
        if (revision !== undefined && revision !== stored.draft_revision)
          throw new RefusalError(409, applicationAnswers.draftConflict, { draft: draftAnswer(stored) });
        const merged = JSON.stringify({ ...(partial ? draftAnswer(stored).data : null), ...data });
        if (Buffer.byteLength(merged) > draftLimits.storedBytes)
          throw new RefusalError(413, applicationAnswers.draftTooLarge);
        const now = stamp(clock);
        // Compares and increments in one statement. If another save came first, start again with its result.
        const saved = await db
          .updateTable('applications')
          .set({
            draft_data: merged,
            draft_saved_at: now,
            draft_revision: stored.draft_revision + 1,
          })
          .where('id', '=', id)
          .where(isSavable)
          .where('draft_revision', '=', stored.draft_revision)
          .returning('draft_revision as revision')
          .executeTakeFirst();
        if (saved) return { saved_at: now, revision: saved.revision };
      }
    },
  };
}
