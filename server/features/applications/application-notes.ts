import {
  type ApplicationNote,
  decisionTexts,
  type NewApplicationNote,
  noteProblems,
} from '@imc/api/contract';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { invalid } from '../../shared/refusal-error.ts';
import { sha256 } from '../../shared/tokens.ts';
import { requireForeign } from './application-history.ts';

/** Never changed, and in no response for members. */
export interface ApplicationNotes {
  /** Newest first. Throws as `requireForeign`. */
  notes(applicationId: number, by: Account): Promise<ApplicationNote[]>;
  /** Once per idempotency key. Throws a 400 if the note is empty, and as `requireForeign`. */
  addNote(
    note: NewApplicationNote,
    by: Account,
    idempotencyKey: string | undefined,
  ): Promise<{ message: string }>;
}

export function createApplicationNotes({
  db,
  clock,
  idempotency,
}: Pick<Infrastructure, 'db' | 'clock' | 'idempotency'>): ApplicationNotes {
  return {
    notes: async (applicationId, by) => {
      await requireForeign(db, applicationId, by);
      return db
        .selectFrom('application_notes')
        .innerJoin('users', 'users.id', 'application_notes.written_by')
        .select([
          'application_notes.id',
          'note',
          'users.name as written_by',
          'application_notes.written_by as author_id',
          'written_at',
          'recommendation',
        ])
        .where('application_id', '=', applicationId)
        .orderBy('application_notes.id', 'desc')
        .execute();
    },

    addNote: async ({ application_id, note, recommendation = null }, by, key) => {
      const problems = noteProblems({ note });
      if (Object.keys(problems).length > 0) throw invalid(problems);
      return idempotency.run(
        {
          scope: `application-note:${by.id}`,
          key,
          fingerprint: sha256(String(application_id), note, recommendation ?? ''),
        },
        {
          prepare: () => requireForeign(db, application_id, by),
          transaction: async (tx) => {
            await tx
              .insertInto('application_notes')
              .values({
                application_id,
                note: note.trim(),
                recommendation,
                written_by: by.id,
                written_at: stamp(clock),
              })
              .execute();
            return { message: decisionTexts.noteSaved };
          },
        },
      );
    },
  };
}
