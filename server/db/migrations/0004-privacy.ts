import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  // Names nobody. The accounts of the receipts keep the money.
  `create table erased_admissions (
    application_id integer primary key,
    grade text not null,
    admitted_at text not null
  )`,

  // Newsletters and digests have a delivery of their own, which finds its mails without reading those of the other.
  'alter table mail_outbox add column bulk integer not null default 0',
  "update mail_outbox set bulk = 1 where template in ('newsletter-post', 'staff-digest')",
  'drop index mail_outbox_due',
  `create index mail_outbox_due on mail_outbox (bulk, next_attempt_at, id)
    where state in ('queued', 'sending')`,

  `create table clock_checks (
    id integer primary key,
    checked_at text not null,
    hours integer not null
  )`,
];

export const privacy: Migration = {
  name: '0004-privacy',
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
