import { keysOf, type RetentionName, settingDefaults } from '@imc/api/contract';
import { sql } from 'kysely';
import type { Infrastructure } from '../../infrastructure.ts';
import { before, days } from '../../shared/clock.ts';
import { settingValue } from './setting-values.ts';

/** Days for which the report shows what will be deleted. */
export const noticeDays = 7;

interface Kind {
  readonly table: 'mail_outbox' | 'contact_messages' | 'applications';
  /** SQL. */
  readonly rows: string;
  /** SQL of the time from which a row is kept. Default: when it was created. */
  readonly age?: string;
  /** Only recipient and content of the mail are deleted. */
  readonly isEmptied?: true;
}

const kinds: Readonly<Record<RetentionName, Kind>> = {
  sent_mails: {
    table: 'mail_outbox',
    rows: "state in ('sent', 'cancelled') and data is not null",
    isEmptied: true,
  },
  failed_mails: { table: 'mail_outbox', rows: "state = 'failed' and data is not null", isEmptied: true },
  mail_rows: { table: 'mail_outbox', rows: "state not in ('queued', 'sending')" },
  messages: { table: 'contact_messages', rows: '1 = 1' },
  // With a proof or a payment it belongs to the accounts of the Institute.
  drafts: {
    table: 'applications',
    rows: "submitted_at is null and proof_file is null and payment_state = 'none'",
    age: 'coalesce(draft_saved_at, created_at)',
  },
};

type Deps = Pick<Infrastructure, 'db' | 'clock'>;

const olderThan = ({ rows, age = 'created_at' }: Kind, time: string) =>
  sql`${sql.raw(rows)} and ${sql.raw(age)} <= ${time}`;

/** In days: the saved periods, and the longest ones that were in force during the notice. */
async function periods({ db, clock }: Deps) {
  const changes = await db
    .selectFrom('setting_changes')
    .select(['value', 'changed_at'])
    .where('name', '=', 'retention')
    .orderBy('version', 'desc')
    .execute();
  const noticeBegan = before(clock, days(noticeDays));
  const inForce = changes.findIndex(({ changed_at }) => changed_at <= noticeBegan);
  const recent = inForce < 0 ? [...changes, undefined] : changes.slice(0, inForce + 1);
  const values = recent.map((change) => settingValue('retention', change?.value));
  return {
    saved: settingValue('retention', changes[0]?.value),
    longest: (name: RetentionName) => Math.max(...values.map((value) => value[name])),
  };
}

/** What the sweeps of the next seven days delete. Deletes nothing. */
export async function retentionReport(deps: Deps) {
  const { saved } = await periods(deps);
  const report: { name: RetentionName; days: number; rows: number; oldest: string | null }[] = [];
  for (const name of keysOf(settingDefaults.retention)) {
    const { table, age = 'created_at' } = kinds[name];
    const due = olderThan(kinds[name], before(deps.clock, days(saved[name] - noticeDays)));
    const { rows } = await sql<{ rows: number; oldest: string | null }>`
      select count(*) as "rows", min(${sql.raw(age)}) as oldest from ${sql.table(table)} where ${due}`.execute(
      deps.db,
    );
    report.push({ name, days: saved[name], rows: Number(rows[0]?.rows), oldest: rows[0]?.oldest ?? null });
  }
  return report;
}

/** Deletes what is older than the setting `retention` allows. A shorter period waits, until the report has shown its rows for seven days. */
export async function sweepRetention(deps: Deps): Promise<void> {
  const { longest } = await periods(deps);
  for (const name of keysOf(settingDefaults.retention)) {
    const kind = kinds[name];
    const table = sql.table(kind.table);
    const due = olderThan(kind, before(deps.clock, days(longest(name))));
    await (kind.isEmptied
      ? sql`update ${table} set data = null, to_name = null, to_address = null where ${due}`
      : sql`delete from ${table} where ${due}`
    ).execute(deps.db);
  }
}
