import { sql } from 'kysely';
import type { DatabaseKind } from '../database-kind.ts';
import type { Migration } from './migration.ts';

const insert = (more: string) => `insert into paid_applications
  select distinct charges.application_id, transfers.id, transfers.amount, transfers.bank_reference_key
  from ${more} and charges.application_id is not null on conflict do nothing`;
const added = insert(
  'transfers, charges where transfers.id = new.transfer_id and charges.id = new.charge_id',
);
const changed = `update paid_applications set bank_reference_key = new.bank_reference_key
  where transfer_id = new.id`;

/** Calls `body` after the event, for each row. */
const trigger = (kind: DatabaseKind, name: string, event: string, body: string): string[] =>
  kind === 'sqlite'
    ? [`create trigger ${name} after ${event} begin ${body}; end`]
    : [
        `create function ${name}() returns trigger language plpgsql as $$ begin ${body}; return null; end $$`,
        `create trigger ${name} after ${event} for each row execute function ${name}()`,
      ];

const statements = (kind: DatabaseKind): string[] => [
  `create table paid_applications (
    application_id integer not null references applications (id) on delete cascade,
    transfer_id integer not null references transfers (id),
    amount integer not null,
    bank_reference_key ${kind === 'sqlite' ? 'text' : 'text collate "C"'},
    primary key (application_id, transfer_id)
  )`,
  insert(`allocations join transfers on transfers.id = allocations.transfer_id
    join charges on charges.id = allocations.charge_id where true`),
  'create index paid_applications_amount on paid_applications (amount, application_id)',
  'create index paid_applications_reference on paid_applications (bank_reference_key, application_id)',
  'create index paid_applications_transfer on paid_applications (transfer_id)',
  ...trigger(kind, 'paid_applications_add', 'insert on allocations', added),
  ...trigger(kind, 'paid_applications_change', 'update of bank_reference_key on transfers', changed),
  // With the id PostgreSQL reads no rows for it.
  'drop index applications_by_payment_amount',
  `create index applications_by_payment_amount on applications (payment_amount, id)
   where payment_amount is not null`,
];

/**
 * The applications that a transfer paid, with what a search of payments compares. Triggers keep it equal to the ledger. Looking each allocation and
 * charge up took most of the time of a search for an amount.
 */
export const paidApplications: Migration = {
  name: '0012-paid-applications',
  up: async (db, kind) => {
    for (const statement of statements(kind)) await sql.raw(statement).execute(db);
  },
};
