import {
  type ApplicationDraftAnswer,
  type ApplicationDraftData,
  applicationAnswers,
  applicationReference,
} from '@imc/api/contract';
import type { Db } from '../../db/types.ts';
import { brokenUnique } from '../../db/unique.ts';
import type { Account } from '../accounts/users.ts';
import { type Clock, stamp } from '../clock.ts';
import { notFound, RefusalError } from '../refusal-error.ts';
import { emptyFormColumns } from './rows.ts';

/** Drafts of applications. A draft is a row of `applications` without `submitted_at`. Each account has at most one. */
export interface Drafts {
  /** Returns the member's open draft, or null if there is none. */
  draft(account: Account): Promise<ApplicationDraftAnswer | null>;
  /** Returns the member's open draft, or creates one. */
  openDraft(account: Account): Promise<ApplicationDraftAnswer>;
  /**
   * Saves the draft. Throws a 404 if it is not the member's open one, and a 409 with the stored draft if the given revision is outdated.
   */
  saveDraft(
    account: Account,
    id: number,
    data: ApplicationDraftData,
    revision: number | undefined,
  ): Promise<{ saved_at: string; revision: number }>;
}

/** Error for a draft that is not the member's open one. */
export const draftNotFound = () => notFound(applicationAnswers.draftNotFound);

const draftColumns = [
  'id',
  'draft_data',
  'draft_saved_at',
  'draft_revision',
  'proof_file',
  'proof_uploaded_at',
] as const;

/** Returns the query for an account's open draft. */
export const selectOpenDraft = (db: Db, accountId: number) =>
  db
    .selectFrom('applications')
    .select(draftColumns)
    .where('user_id', '=', accountId)
    .where('submitted_at', 'is', null);

const draftAnswer = (row: {
  id: number;
  draft_data: string | null;
  draft_saved_at: string | null;
  draft_revision: number;
  proof_file: string | null;
  proof_uploaded_at: string | null;
}): ApplicationDraftAnswer => ({
  application_id: row.id,
  reference: applicationReference(row.id),
  data: row.draft_data === null ? null : (JSON.parse(row.draft_data) as ApplicationDraftData),
  saved_at: row.draft_saved_at,
  revision: row.draft_revision,
  proof:
    row.proof_file !== null && row.proof_uploaded_at !== null
      ? { file: row.proof_file, uploaded_at: row.proof_uploaded_at }
      : null,
});

/** Creates the `Drafts` service. */
export function createDrafts({ db, clock }: { readonly db: Db; readonly clock: Clock }): Drafts {
  return {
    draft: async (account) => {
      const open = await selectOpenDraft(db, account.id).executeTakeFirst();
      return open ? draftAnswer(open) : null;
    },

    openDraft: async (account) => {
      const open = await selectOpenDraft(db, account.id).executeTakeFirst();
      if (open) return draftAnswer(open);
      try {
        const created = await db
          .insertInto('applications')
          .values({
            ...emptyFormColumns,
            user_id: account.id,
            status: 'pending',
            payment_state: 'none',
            created_at: stamp(clock),
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

    saveDraft: async (account, id, data, revision) => {
      const now = stamp(clock);
      // Compare and increment in one statement, so that only one of two saves with the same revision succeeds.
      const saved = await db
        .updateTable('applications')
        .set(({ eb }) => ({
          draft_data: JSON.stringify(data),
          draft_saved_at: now,
          draft_revision: eb('draft_revision', '+', 1),
        }))
        .where('id', '=', id)
        .where('user_id', '=', account.id)
        .where('submitted_at', 'is', null)
        .$if(revision !== undefined, (query) => query.where('draft_revision', '=', revision as number))
        .returning('draft_revision as revision')
        .executeTakeFirst();
      if (saved) return { saved_at: now, revision: saved.revision };
      const stored = await selectOpenDraft(db, account.id).where('id', '=', id).executeTakeFirst();
      if (!stored) throw draftNotFound();
      throw new RefusalError(409, applicationAnswers.draftConflict, { draft: draftAnswer(stored) });
    },
  };
}
