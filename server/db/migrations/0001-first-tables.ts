import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../database-kind.ts';
import type { Migration } from './migration.ts';

/** Creates a table with a generated id that is never reused, on either database. */
export function withId<T extends string>(table: CreateTableBuilder<T, never>, kind: DatabaseKind) {
  return kind === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'integer', (column) => column.generatedByDefaultAsIdentity().primaryKey());
}

async function accounts(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await withId(db.schema.createTable('users'), kind)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('phone_number', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('membership_grade', 'text', (column) => column.notNull())
    .addColumn('career_field', 'text')
    .addColumn('organization', 'text')
    .addColumn('position', 'text')
    .addColumn('qualification', 'text')
    .addColumn('experience', 'integer')
    .addColumn('profile_completed', 'integer', (column) => column.notNull())
    .addColumn('payment_status', 'text', (column) => column.notNull())
    .addColumn('profile_photo', 'text')
    .addColumn('security_version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('closed_at', 'text')
    .execute();
  await db.schema
    .createIndex('users_profile_photo')
    .on('users')
    .column('profile_photo')
    .where(sql.ref('profile_photo'), 'is not', null)
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('cookie_hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('security_version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute();
}

async function applications(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await withId(db.schema.createTable('applications'), kind)
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('surname', 'text', (column) => column.notNull())
    .addColumn('other_names', 'text', (column) => column.notNull())
    .addColumn('employer', 'text', (column) => column.notNull())
    .addColumn('position', 'text', (column) => column.notNull())
    .addColumn('postal_address', 'text', (column) => column.notNull())
    .addColumn('whatsapp', 'text', (column) => column.notNull())
    .addColumn('tel', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('marketer_code', 'text', (column) => column.notNull())
    .addColumn('marketer_code_key', 'text')
    .addColumn('grade', 'text')
    .addColumn('institutions', 'text', (column) => column.notNull())
    .addColumn('assignments', 'text', (column) => column.notNull())
    .addColumn('referees', 'text', (column) => column.notNull())
    .addColumn('declaration', 'text', (column) => column.notNull())
    .addColumn('declaration_date', 'text', (column) => column.notNull())
    .addColumn('signature', 'text', (column) => column.notNull())
    .addColumn('proof_file', 'text')
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('pending', 'approved', 'rejected')`),
    )
    .addColumn('payment_state', 'text', (column) =>
      column.notNull().check(sql`payment_state in ('none', 'received', 'confirmed', 'queried')`),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('submitted_at', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('draft_data', 'text')
    .addColumn('draft_saved_at', 'text')
    .execute();

  const submitted = (name: string) =>
    db.schema.createIndex(name).on('applications').where(sql.ref('submitted_at'), 'is not', null);
  await submitted('applications_newest').columns(['submitted_at', 'id']).execute();
  await submitted('applications_by_status').columns(['status', 'submitted_at', 'id']).execute();
  await submitted('applications_by_member').columns(['user_id', 'submitted_at', 'id']).execute();
  await submitted('applications_by_grade').column('grade').execute();
  await submitted('applications_by_marketer').column('marketer_code_key').execute();
  await submitted('applications_decided').columns(['status', 'decided_at']).execute();
  await submitted('applications_proof').columns(['proof_file', 'user_id']).execute();
  // At most one open draft per member.
  await db.schema
    .createIndex('applications_open_draft')
    .unique()
    .on('applications')
    .column('user_id')
    .where(sql.ref('submitted_at'), 'is', null)
    .execute();

  await withId(db.schema.createTable('application_status_history'), kind)
    .addColumn('application_id', 'integer', (column) => column.notNull().references('applications.id'))
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('application_status_history_application')
    .on('application_status_history')
    .columns(['application_id', 'id'])
    .execute();
}

async function otherTables(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await withId(db.schema.createTable('marketers'), kind)
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('marketer_code', 'text', (column) => column.notNull())
    .addColumn('code_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('newsletter_subscriptions')
    .addColumn('email_key', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('secret_hash', 'text')
    .addColumn('mismatches', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['scope', 'key'])
    .execute();
  await db.schema.createIndex('idempotency_keys_age').on('idempotency_keys').column('created_at').execute();
}

/** Creates the tables for accounts, sessions, applications and their history, marketers, subscriptions and idempotency keys. */
export const firstTables: Migration = {
  name: '0001-first-tables',
  up: async (db, kind) => {
    await accounts(db, kind);
    await applications(db, kind);
    await otherTables(db, kind);
  },
};
