import { type Kysely, sql } from 'kysely';
import {
  type ChainedStep,
  firstPreviousHash,
  linksOf,
  type NewLink,
} from '../../features/applications/history-hash.ts';
import type { DatabaseKind } from '../database-kind.ts';
import { withId } from './0001-first-tables.ts';
import type { Migration } from './migration.ts';

const appendOnly = 'the history of applications is append-only';

/** Returns the SQL of the triggers that reject changes. Steps can be deleted, because an erasure removes them; links can't. */
const guards = (kind: DatabaseKind): string[] =>
  kind === 'sqlite'
    ? [
        `create trigger application_status_history_update before update on application_status_history
         begin select raise(abort, '${appendOnly}'); end`,
        `create trigger application_notes_update before update on application_notes
         begin select raise(abort, '${appendOnly}'); end`,
        `create trigger application_history_chain_update before update on application_history_chain
         begin select raise(abort, '${appendOnly}'); end`,
        `create trigger application_history_chain_delete before delete on application_history_chain
         begin select raise(abort, '${appendOnly}'); end`,
      ]
    : [
        `create function application_history_guard() returns trigger language plpgsql as $$ begin
           raise exception '${appendOnly}';
         end $$`,
        `create trigger application_status_history_rows before update on application_status_history
         for each row execute function application_history_guard()`,
        `create trigger application_notes_rows before update on application_notes
         for each row execute function application_history_guard()`,
        `create trigger application_history_chain_rows before update or delete on application_history_chain
         for each row execute function application_history_guard()`,
        `create trigger application_history_chain_all before truncate on application_history_chain
         for each statement execute function application_history_guard()`,
      ];

/** Rows per statement. */
const batch = 1000;

/** Gives the existing steps a salt, and chains them in the order of their ids. */
async function chainExisting(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const salt = kind === 'sqlite' ? 'lower(hex(randomblob(16)))' : "replace(gen_random_uuid()::text, '-', '')";
  await sql`update application_status_history set salt = ${sql.raw(salt)}`.execute(db);
  const untyped = db as Kysely<{
    application_status_history: ChainedStep;
    application_history_chain: NewLink;
  }>;
  let previousHash = firstPreviousHash;
  for (let last = 0; ; ) {
    const steps = await untyped
      .selectFrom('application_status_history')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    if (steps.length === 0) return;
    const links = linksOf(steps, previousHash);
    await untyped.insertInto('application_history_chain').values(links).execute();
    previousHash = links.at(-1)?.hash ?? previousHash;
    last = steps.at(-1)?.id ?? last;
  }
}

/** Adds what admins write with decisions, the chain of hashes over the history, and internal notes. */
export const historyChainAndNotes: Migration = {
  name: '0018-history-chain-and-notes',
  up: async (db, kind) => {
    for (const column of ['note', 'reason', 'salt'] as const)
      await db.schema.alterTable('application_status_history').addColumn(column, 'text').execute();
    await db.schema.alterTable('application_status_history').addColumn('undoes', 'integer').execute();
    // No foreign key: links stay when the steps of an account are erased.
    await withId(db.schema.createTable('application_history_chain'), kind)
      .addColumn('step_id', 'integer', (column) => column.notNull().unique())
      .addColumn('previous_hash', 'text', (column) => column.notNull().unique())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable('erasures')
      .addColumn('status_changes', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await withId(db.schema.createTable('application_notes'), kind)
      .addColumn('application_id', 'integer', (column) =>
        column.notNull().references('applications.id').onDelete('cascade'),
      )
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('written_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('written_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('application_notes_application')
      .on('application_notes')
      .columns(['application_id', 'id'])
      .execute();
    await chainExisting(db, kind);
    for (const statement of guards(kind)) await sql.raw(statement).execute(db);
  },
};
