import { sql } from 'kysely';
import type { DatabaseKind } from '../database-kind.ts';
import { withId } from './0001-first-tables.ts';
import type { Migration } from './migration.ts';

/** Days after which a row may be deleted: one less than rows are kept, because the clocks of server and database may differ. */
const guardedDays = 364;

const appendOnly = 'the security log is append-only';

/** Returns the SQL of the triggers that reject every change and early deletion, on SQLite also by `insert or replace`. */
const guards = (kind: DatabaseKind): string[] =>
  kind === 'sqlite'
    ? [
        `create trigger security_log_insert before insert on security_log
         when exists (select 1 from security_log where id = new.id)
         begin select raise(abort, '${appendOnly}'); end`,
        `create trigger security_log_update before update on security_log
         begin select raise(abort, '${appendOnly}'); end`,
        `create trigger security_log_delete before delete on security_log
         when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${guardedDays} days')
         begin select raise(abort, '${appendOnly}'); end`,
      ]
    : [
        `create function security_log_guard() returns trigger language plpgsql as $$ begin
           if tg_op = 'DELETE' and old.at <= to_char((now() at time zone 'utc') - interval '${guardedDays} days',
             'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') then return old; end if;
           raise exception '${appendOnly}';
         end $$`,
        `create trigger security_log_rows before update or delete on security_log
         for each row execute function security_log_guard()`,
        `create trigger security_log_all before truncate on security_log
         for each statement execute function security_log_guard()`,
      ];

/** Adds the security log, whose rows nobody can change, and how much each member uploads on a day. */
export const securityLogAndUploadCounts: Migration = {
  name: '0016-security-log-and-upload-counts',
  up: async (db, kind) => {
    // No foreign keys: the rows stay when an account or a record is erased.
    await withId(db.schema.createTable('security_log'), kind)
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer')
      .addColumn('session', 'text')
      .addColumn('client', 'text')
      .addColumn('route', 'text')
      .addColumn('request_id', 'text')
      .addColumn('subject', 'text')
      .addColumn('subject_id', 'integer')
      .addColumn('detail', 'text')
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute();
    for (const [name, columns] of [
      ['at', ['at']],
      ['account', ['account_id', 'kind']],
      ['subject', ['subject', 'subject_id', 'kind']],
    ] as const) {
      await db.schema
        .createIndex(`security_log_${name}`)
        .on('security_log')
        .columns([...columns])
        .execute();
    }
    for (const statement of guards(kind)) await sql.raw(statement).execute(db);
    // The log names the draft of a foreign proof. The proofs of submitted applications have an index already.
    await db.schema
      .createIndex('applications_draft_proof')
      .on('applications')
      .column('proof_file')
      .where(sql.ref('submitted_at'), 'is', null)
      .execute();
    await db.schema
      .createTable('upload_counts')
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('files', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('upload_counts_pk', ['user_id', 'day'])
      .execute();
  },
};
