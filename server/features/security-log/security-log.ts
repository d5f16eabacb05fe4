import type { Db, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { createBackground } from '../../shared/background.ts';
import { before, days, stamp } from '../../shared/clock.ts';
import type { SecurityDetail, SecurityEventKind, SecuritySubject } from '../../shared/event-types.ts';
import type { RefusalError } from '../../shared/refusal-error.ts';
import { type Caller, currentCaller } from '../../shared/request-context.ts';
import { createFindRecord } from '../../shared/requested-records.ts';
import { createEventLimits } from './event-limits.ts';

/** The database rejects deleting rows earlier. */
export const securityLogKept = days(365);

/** Time, request and client are added. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** Default: the account of the request. */
  readonly accountId?: number;
  readonly subject?: { readonly kind: SecuritySubject; readonly id: number } | undefined;
  readonly detail?: SecurityDetail | undefined;
}

/** Contains ids and fixed words only. */
export interface SecurityLog {
  /** In the transaction of the event. */
  add(within: Db | Tx, event: SecurityEvent): Promise<void>;
  /** Without a transaction, after the current request was handled. */
  note(event: SecurityEvent): void;
  /** Records a 403 or 429, or a 404 for another person's record. Call it after the response was sent, so that its time reveals nothing. */
  refused(refusal: RefusalError, caller: Caller): void;
  /** Resolves when everything noted so far is written. */
  idle(): Promise<void>;
  /** For the minutes that have ended. */
  writeCounted(): Promise<void>;
  /** Writes everything that is not written yet. */
  stop(): Promise<void>;
  sweep(): Promise<void>;
}

/** Each has its row. The number of all others is limited, because everybody can cause them (SEC-4). */
const unlimited: ReadonlySet<SecurityEventKind> = new Set([
  'decision',
  'standing-recorded',
  'opened',
  'exported',
  'role-changed',
  'account-blocked',
  'account-unblocked',
  'account-corrected',
  'name-change-refused',
  'account-erased',
  'sessions-ended',
  'second-factor-reset',
  'second-factor-required',
  'marketer-added',
  'marketer-changed',
  'marketer-deleted',
  'setting-changed',
  'message-deleted',
  'newsletter-sent',
]);

export function createSecurityLog({
  db,
  clock,
  limits,
  count,
  onError,
}: Pick<Infrastructure, 'db' | 'clock' | 'limits'> & {
  /** Of every event, for the metrics. */
  readonly count: (kind: SecurityEventKind, detail: SecurityDetail | undefined) => void;
  /** An event could not be written outside a transaction. */
  readonly onError: (error: unknown) => void;
}): SecurityLog {
  const background = createBackground(onError);
  const eventLimits = createEventLimits({ clock, limits });
  const findRecord = createFindRecord(db);

  const write = async (within: Db | Tx, event: SecurityEvent, caller: Caller): Promise<void> => {
    const { kind, accountId = caller.accountId, subject, detail } = event;
    count(kind, detail);
    const from = { accountId, client: caller.client };
    if (!unlimited.has(kind) && !(await eventLimits.admit(within, kind, from))) return;
    await within
      .insertInto('security_log')
      .values({
        at: stamp(clock),
        kind,
        account_id: accountId,
        session: caller.session,
        client: caller.client,
        route: caller.route,
        request_id: caller.requestId,
        subject: subject?.kind ?? null,
        subject_id: subject?.id ?? null,
        detail: detail ?? null,
        count: 1,
      })
      .execute();
  };

  const writeRefusal = async ({ statusCode, log }: RefusalError, caller: Caller): Promise<void> => {
    const found = log.requested && (await findRecord(log.requested));
    const isForeign = found !== undefined && found.owner !== caller.accountId;
    const subject = found && { kind: found.subject, id: found.id };
    if (statusCode === 429) await write(db, { kind: 'throttled', subject, detail: log.detail }, caller);
    else if (isForeign) await write(db, { kind: 'not-own', subject }, caller);
    else if (statusCode === 403) await write(db, { kind: 'forbidden', subject }, caller);
  };

  const writeCounted = async (all: boolean): Promise<void> => {
    const rows = eventLimits.takeCounted(all).map(({ kind, accountId, client, count }) => ({
      at: stamp(clock),
      kind,
      account_id: accountId,
      client,
      detail: 'more' as const,
      count,
    }));
    if (rows.length > 0) await db.insertInto('security_log').values(rows).execute();
  };

  return {
    add: (within, event) => write(within, event, currentCaller()),
    note: (event) => {
      const caller = currentCaller();
      background.run(() => write(db, event, caller));
    },
    refused: (refusal, caller) => {
      const { statusCode, log } = refusal;
      const isLogged = statusCode === 403 || statusCode === 429 || (statusCode === 404 && log.requested);
      if (isLogged) background.run(() => writeRefusal(refusal, caller));
    },
    idle: background.idle,
    writeCounted: () => writeCounted(false),
    stop: async () => {
      await background.idle();
      await writeCounted(true).catch(onError);
    },
    sweep: async () => {
      await db.deleteFrom('security_log').where('at', '<=', before(clock, securityLogKept)).execute();
    },
  };
}
