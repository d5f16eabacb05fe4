import {
  addApplicationNoteCall,
  applicationAnswers,
  applicationHistoryCall,
  applicationNotesCall,
  applicationReviewCall,
  type Decision,
  decisionTexts,
  type LastDecision,
  noteProblems,
  type User,
  undoDecisionCall,
  undoTime,
  updateApplicationStatusCall,
  writtenText,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { type HandlerMaker, invalid } from '../provider/exchange.ts';
import { once } from '../provider/idempotency.ts';
import { addDecisionMail } from '../provider/mails.ts';
import { recordOpening } from '../provider/openings.ts';
import { closeAdmission } from '../provider/pending-receipts.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import {
  isReviewed,
  newestFirst,
  type Store,
  type StoredApplication,
  type StoredStep,
} from '../provider/store.ts';
import { formAnswer } from './applications.ts';
import { adminAnswerOf } from './applications-admin.ts';
import { sameProofsOf } from './same-proofs.ts';
import { sharedWith } from './shared-facts.ts';

/** Returns the application. Throws a 404 if there is none, and a 403 with the text if it is the user's own. */
export function foreignApplication(store: Store, id: number, user: User, ownText: string): StoredApplication {
  const application = store.applications.get(id);
  if (!application) throw new RefusalError(404, applicationAnswers.notFound);
  if (application.userId === user.id) throw new RefusalError(403, ownText);
  return application;
}

/** Returns an application on which the user may decide. */
function decidable(store: Store, id: number, user: User): StoredApplication {
  const application = foreignApplication(store, id, user, applicationAnswers.ownApplication);
  if (!isReviewed(application)) throw new RefusalError(409, applicationAnswers.withdrawnByApplicant);
  return application;
}

const stepsOf = (store: Store, id: number): StoredStep[] =>
  store.steps.filter(({ application_id }) => application_id === id);

const nameOf = (store: Store, { userId }: StoredStep, application: StoredApplication): string =>
  store.accounts.get(userId)?.user.name ?? application.form.surname;

/** Whether an admin decided in this step. Taking a decision back is none. */
const isDecision = ({ from_status, to_status, undoes }: StoredStep): boolean =>
  from_status !== null && to_status !== 'withdrawn' && undoes === undefined;

const undoUntil = ({ changed_at }: StoredStep): Date => new Date(Date.parse(changed_at) + undoTime);

/** Throws if the decision would overwrite what the admin has not seen, or lose a note or a reason. Returns whether there is anything to decide. */
function isDue(store: Store, application: StoredApplication, decision: Decision, user: User): boolean {
  const { status: found } = application;
  const [note, reason] = [writtenText(decision.note), writtenText(decision.reason)];
  const isStale = decision.seen_status !== undefined && decision.seen_status !== found;
  const isSame = found === decision.status;
  if (!isStale && !isSame) return true;
  const last = stepsOf(store, application.id).findLast(({ from_status }) => from_status !== null);
  const isRepeated =
    isSame &&
    last?.userId === user.id &&
    (last.note ?? null) === note &&
    (last.reason ?? null) === reason &&
    last.undoes === undefined;
  if (isRepeated) return false;
  if (isStale && !last) throw new RefusalError(409, decisionTexts.otherStatus(found));
  if (isStale && last) {
    const changed_by = nameOf(store, last, application);
    throw new RefusalError(409, decisionTexts.decidedSince(changed_by, found), {
      decided: { status: found, changed_by, changed_at: last.changed_at },
    });
  }
  if (note !== null || reason !== null) throw new RefusalError(409, decisionTexts.statusUnchanged);
  return false;
}

/** Returns the last of the steps that decided and was not taken back. */
const standingDecision = (steps: readonly StoredStep[]): StoredStep | undefined => {
  const takenBack = new Set(steps.map(({ undoes }) => undoes));
  return steps.findLast((step) => isDecision(step) && !takenBack.has(step.id));
};

/** Returns the decision that stands, as admins see it. */
function decidedOf(store: Store, application: StoredApplication): LastDecision | null {
  const step = standingDecision(stepsOf(store, application.id));
  if (!step || step.to_status === 'withdrawn') return null;
  const { to_status: status, changed_at } = step;
  return { status, changed_by: nameOf(store, step, application), changed_at };
}

/** Creates the handlers for decisions, their history, and internal notes. */
export function createDecisionHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  /** Sets the status, with its step and mail. */
  const setStatus = (
    application: StoredApplication,
    decidedAt: string | null,
    step: Omit<StoredStep, 'id' | 'application_id' | 'from_status' | 'changed_at'> & {
      readonly to_status: StoredApplication['status'];
    },
  ): void => {
    const { id, status: from_status } = application;
    const { to_status: status } = step;
    store.applications.set(id, { ...application, status, decidedAt });
    store.addStep({ ...step, application_id: id, from_status, changed_at: now().toISOString() });
    if (from_status === 'approved') closeAdmission(store, id);
    const account = store.accounts.get(application.userId);
    if (account) {
      const change = { from: from_status, to: status };
      addDecisionMail(store, account, change, { now: now(), applicationId: id });
    }
  };

  return [
    make.guarded(updateApplicationStatusCall, ({ body, user }) => {
      const application = decidable(store, body.application_id, user);
      if (isDue(store, application, body, user)) {
        setStatus(application, now().toISOString(), {
          userId: user.id,
          to_status: body.status,
          note: writtenText(body.note),
          reason: writtenText(body.reason),
        });
      }
      return { message: applicationAnswers.statusUpdated };
    }),

    make.guarded(applicationReviewCall, ({ query, user }) => {
      const { application_id } = query;
      const application = foreignApplication(store, application_id, user, decisionTexts.ownApplication);
      recordOpening(store, application, user, now());
      return {
        application: { ...formAnswer(application), ...adminAnswerOf(application) },
        decided: decidedOf(store, application),
        other_applications: [...store.applications.values()]
          // Most sample applications have no account.
          .filter(({ id, userId }) => id !== application.id && userId === application.userId && userId !== 0)
          .sort(newestFirst)
          .slice(0, 50)
          .map(({ id, grade, status, createdAt, withdrawnAt }) => ({
            application_id: id,
            grade,
            application_status: status,
            created_at: createdAt,
            withdrawn_at: withdrawnAt ?? null,
          })),
        same_proofs: sameProofsOf(store, application),
        shared_with_you: sharedWith(store, application, user),
      };
    }),

    make.guarded(undoDecisionCall, ({ body, user }) => {
      const application = decidable(store, body.application_id, user);
      const steps = stepsOf(store, application.id);
      const last = steps.at(-1);
      const message = decisionTexts.undone;
      if (last?.undoes !== undefined && last.userId === user.id) {
        return { application_status: application.status, message };
      }
      if (!last || !isDecision(last) || last.from_status === null) {
        throw new RefusalError(409, decisionTexts.nothingToUndo);
      }
      if (last.userId !== user.id) {
        throw new RefusalError(403, decisionTexts.undoOthers(nameOf(store, last, application)));
      }
      if (undoUntil(last) <= now()) throw new RefusalError(409, decisionTexts.undoTooLate);
      const before = standingDecision(steps.slice(0, -1));
      const { from_status } = last;
      setStatus(application, before?.changed_at ?? null, {
        userId: user.id,
        to_status: from_status,
        undoes: last.id,
      });
      return { application_status: from_status, message };
    }),

    make.guarded(applicationHistoryCall, ({ query, user }) => {
      const application = foreignApplication(store, query.application_id, user, decisionTexts.ownRecord);
      const steps = stepsOf(store, application.id);
      const undone = new Set(steps.map(({ undoes }) => undoes));
      const last = steps.at(-1);
      const canUndo = last && isDecision(last) && last.userId === user.id && undoUntil(last) > now();
      return {
        history: steps.map((step) => ({
          id: step.id,
          changed_by: nameOf(store, step, application),
          changed_at: step.changed_at,
          from_status: step.from_status,
          to_status: step.to_status,
          note: step.note ?? null,
          reason: step.reason ?? null,
          undoes: step.undoes ?? null,
          undone: undone.has(step.id),
          undo_until: canUndo && step === last ? undoUntil(step).toISOString() : null,
        })),
      };
    }),

    make.guarded(applicationNotesCall, ({ query, user }) => {
      const { id } = foreignApplication(store, query.application_id, user, decisionTexts.ownRecord);
      return {
        notes: [...store.notes.values()]
          .filter(({ application_id }) => application_id === id)
          .sort((a, b) => b.id - a.id)
          .map(({ application_id: _, ...note }) => note),
      };
    }),

    make.guarded(addApplicationNoteCall, ({ body, user, request }) => {
      const problems = noteProblems(body);
      if (Object.keys(problems).length > 0) throw invalid(problems);
      const scope = `${addApplicationNoteCall.path} ${user.id}`;
      return once(store, request, scope, [JSON.stringify(body)], async () => {
        const { id: application_id } = foreignApplication(
          store,
          body.application_id,
          user,
          decisionTexts.ownRecord,
        );
        const id = store.nextId('note');
        store.notes.set(id, {
          id,
          application_id,
          note: body.note.trim(),
          recommendation: body.recommendation ?? null,
          written_by: user.name,
          author_id: user.id,
          written_at: now().toISOString(),
        });
        return { message: decisionTexts.noteSaved };
      });
    }),
  ];
}
