import { sql } from 'kysely';
import { withId } from './0001-first-tables.ts';
import type { Migration } from './migration.ts';

/** Adds what the committee asks applicants to complete, and the sections of an application before and after each answer. */
export const informationRequests: Migration = {
  name: '0015-information-requests',
  up: async (db, kind) => {
    await withId(db.schema.createTable('information_requests'), kind)
      .addColumn('application_id', 'integer', (column) =>
        column.notNull().references('applications.id').onDelete('cascade'),
      )
      .addColumn('sections', 'text', (column) => column.notNull())
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('due_on', 'text')
      .addColumn('asked_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addColumn('answered_at', 'text')
      .addColumn('closed_at', 'text')
      .execute();
    await db.schema
      .createIndex('information_requests_application')
      .on('information_requests')
      .columns(['application_id', 'id'])
      .execute();
    await db.schema
      .createIndex('information_requests_open')
      .unique()
      .on('information_requests')
      .column('application_id')
      .where(sql.ref('answered_at'), 'is', null)
      .where(sql.ref('closed_at'), 'is', null)
      .execute();
    await withId(db.schema.createTable('application_versions'), kind)
      .addColumn('request_id', 'integer', (column) =>
        column.notNull().unique().references('information_requests.id').onDelete('cascade'),
      )
      .addColumn('before', 'text', (column) => column.notNull())
      .addColumn('after', 'text', (column) => column.notNull())
      .execute();
  },
};
