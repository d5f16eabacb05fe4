import {
  type ApplicationStatus,
  announcedStatus,
  applicationAnswers,
  decisionTexts,
  type HistoryStep,
  type StatusStep,
  undoTime,
} from '@imc/api/contract';
import type { Db, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { notFound, RefusalError } from '../../shared/refusal-error.ts';

/** The application does not exist, or the user may not see it. */
export const applicationNotFound = (applicationId: number) =>
  notFound(applicationAnswers.notFound, { kind: 'application', applicationId });

export interface ApplicationHistory {
  /** Oldest first. Throws as `requireForeign`. */
  history(applicationId: number, by: Account): Promise<HistoryStep[]>;
}

/** An application that was submitted, maybe withdrawn since. */
export const selectSubmitted = (from: Db, id: number) =>
  from.selectFrom('applications').where('id', '=', id).where('submitted_at', 'is not', null);

/** Throws a 404 if no submitted application has this id, and a 403 if it is the admin's own. */
export async function requireForeign(db: Db, applicationId: number, by: Account) {
  const found = await selectSubmitted(db, applicationId).select(['id', 'user_id']).executeTakeFirst();
  if (!found) throw applicationNotFound(applicationId);
  if (found.user_id === by.id) throw new RefusalError(403, decisionTexts.ownRecord);
  return found;
}

/** With the names of who made the steps. */
export const stepsOf = (db: Db | Tx, applicationId: number) =>
  db
    .selectFrom('application_status_history as step')
    .innerJoin('users', 'users.id', 'step.changed_by')
    .select([
      'step.id',
      'step.changed_by as account_id',
      'users.name as changed_by',
      'step.changed_at',
      'step.from_status',
      'step.to_status',
      'step.note',
      'step.reason',
      'step.undoes',
    ])
    .where('step.application_id', '=', applicationId);

/** Returns the steps of applications, oldest first, as a function of the application's id. */
export async function statusSteps(
  db: Db | Tx,
  applicationIds: readonly number[],
): Promise<(id: number) => readonly StatusStep[]> {
  if (applicationIds.length === 0) return () => [];
  const steps = await db
    .selectFrom('application_status_history')
    .select(['id', 'application_id', 'from_status', 'to_status', 'changed_at', 'reason', 'undoes'])
    .where('application_id', 'in', applicationIds)
    .orderBy('id')
    .execute();
  const byId = Map.groupBy(steps, ({ application_id }) => application_id);
  return (id) => byId.get(id) ?? [];
}

/** Whether the applicant still sees a decided application as pending (APP-17). */
export async function isDecidedUnannounced(
  db: Db | Tx,
  { id, status }: { readonly id: number; readonly status: ApplicationStatus },
  now: Date,
): Promise<boolean> {
  if (status === 'pending') return false;
  const steps = (await statusSteps(db, [id]))(id);
  return announcedStatus({ status, decided_at: null }, steps, now).status === 'pending';
}

export type NamedStep = Awaited<ReturnType<ReturnType<typeof stepsOf>['execute']>>[number];

export type DecisionStep = NamedStep & {
  readonly from_status: ApplicationStatus;
  readonly to_status: ApplicationStatus;
};

/** Undoing a decision is none. */
export const isDecision = (step: NamedStep | undefined): step is DecisionStep =>
  step !== undefined && step.from_status !== null && step.to_status !== 'withdrawn' && step.undoes === null;

/** A decision can be undone until then. */
export const undoUntil = ({ changed_at }: Pick<NamedStep, 'changed_at'>): Date =>
  new Date(Date.parse(changed_at) + undoTime);

/** Returns the last decision that was not undone. Only steps before the id `before` count. */
export async function standingDecision(
  db: Db | Tx,
  applicationId: number,
  before?: number,
): Promise<DecisionStep | undefined> {
  const steps = await stepsOf(db, applicationId)
    .$if(before !== undefined, (query) => query.where('step.id', '<', before as number))
    .orderBy('step.id')
    .execute();
  const takenBack = new Set(steps.map(({ undoes }) => undoes));
  return steps.filter(isDecision).findLast((step) => !takenBack.has(step.id));
}

export function createApplicationHistory({
  db,
  clock,
}: Pick<Infrastructure, 'db' | 'clock'>): ApplicationHistory {
  return {
    history: async (applicationId, by) => {
      await requireForeign(db, applicationId, by);
      const steps = await stepsOf(db, applicationId).orderBy('step.id').execute();
      const undone = new Set(steps.map(({ undoes }) => undoes));
      const last = steps.at(-1);
      const canUndo = isDecision(last) && last.account_id === by.id && undoUntil(last) > clock();
      return steps.map(({ account_id: _, ...step }) => ({
        ...step,
        undone: undone.has(step.id),
        undo_until: canUndo && step.id === last.id ? undoUntil(step).toISOString() : null,
      }));
    },
  };
}
