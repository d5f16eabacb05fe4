import {
  addApplicationNoteCall,
  applicantName,
  applicationAnswers,
  applicationHistoryCall,
  applicationNotesCall,
  applicationReviewCall,
  decisionTexts,
  feeDue,
  type SameProof,
  sharedFactsOf,
  undoDecisionCall,
  undoTime,
  updateApplicationStatusCall,
  writtenText,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import type { HandlerMaker } from '../provider/exchange.ts';
import {
  applicationsOf,
  nextId,
  rowOf,
  type Store,
  type StoredApplication,
  type StoredStep,
} from '../provider/store.ts';
import { detailsAnswer } from './applications.ts';
import { adminAnswerOf } from './applications-admin.ts';

const stepsOf = (store: Store, id: number): StoredStep[] =>
  store.steps.filter(({ application_id }) => application_id === id);

/** Undoing a decision is none. */
const isDecision = ({ from_status, to_status, undoes }: StoredStep): boolean =>
  from_status !== null && to_status !== 'withdrawn' && undoes === undefined;

/** Other applications with the same file. */
export const sameProofsOf = (store: Store, { id, proofFile }: StoredApplication): SameProof[] =>
  [...store.applications.values()]
    .filter((other) => proofFile !== null && other.id !== id && other.proofFile === proofFile)
    .map((other) => ({
      application_id: other.id,
      applicant: applicantName(other.form),
      application_status: other.status,
      created_at: other.createdAt,
      match: 'identical',
      same_member: false,
    }));

export function createDecisionHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  const nameOf = ({ userId, application_id }: StoredStep): string =>
    store.accounts.get(userId)?.user.name ?? rowOf(store.applications, application_id).form.surname;

  /** Also records the step. */
  const setStatus = (
    id: number,
    status: StoredApplication['status'],
    step: Pick<StoredStep, 'userId' | 'note' | 'reason' | 'undoes'>,
  ): void => {
    const application = rowOf(store.applications, id);
    const changed_at = now().toISOString();
    store.applications.set(id, { ...application, status, decidedAt: changed_at });
    store.steps.push({
      id: store.steps.length + 1,
      ...step,
      application_id: id,
      from_status: application.status,
      to_status: status,
      changed_at,
    });
  };

  return [
    make.guarded(updateApplicationStatusCall, ({ body: { application_id, status, note, reason }, user }) => {
      setStatus(application_id, status, {
        userId: user.id,
        note: writtenText(note),
        reason: writtenText(reason),
      });
      return { message: applicationAnswers.statusUpdated };
    }),

    make.guarded(applicationReviewCall, ({ query, user }) => {
      const application = rowOf(store.applications, query.application_id);
      const { id, userId, form, status } = application;
      const last = stepsOf(store, id).findLast(isDecision);
      return {
        application: { ...detailsAnswer(store, application), ...adminAnswerOf(application) },
        fee: feeDue(application.grade, application.paymentFee ?? 'application'),
        decided:
          status === 'pending' || !last
            ? null
            : { status, changed_by: nameOf(last), changed_at: last.changed_at },
        // Most sample applications have no account.
        other_applications: (userId === 0 ? [] : applicationsOf(store, userId))
          .filter((other) => other.id !== id)
          .map((other) => ({
            application_id: other.id,
            grade: other.grade,
            application_status: other.status,
            created_at: other.createdAt,
            withdrawn_at: other.withdrawnAt ?? null,
          })),
        same_proofs: sameProofsOf(store, application),
        shared_with_you: sharedFactsOf(
          { names: [`${form.surname} ${form.otherNames}`], phones: [form.tel, form.whatsapp] },
          { names: [user.name], phones: [user.phone_number] },
        ),
      };
    }),

    make.guarded(undoDecisionCall, ({ body: { application_id }, user }) => {
      const last = stepsOf(store, application_id).findLast(isDecision);
      const application_status = last?.from_status ?? 'pending';
      setStatus(application_id, application_status, { userId: user.id, undoes: last?.id });
      return { application_status, message: decisionTexts.undone };
    }),

    make.guarded(applicationHistoryCall, ({ query, user }) => {
      const steps = stepsOf(store, query.application_id);
      return {
        history: steps.map((step) => {
          const until = new Date(Date.parse(step.changed_at) + undoTime);
          const canUndo =
            step === steps.at(-1) && isDecision(step) && step.userId === user.id && until > now();
          return {
            id: step.id,
            changed_by: nameOf(step),
            changed_at: step.changed_at,
            from_status: step.from_status,
            to_status: step.to_status,
            note: step.note ?? null,
            reason: step.reason ?? null,
            undoes: step.undoes ?? null,
            undone: steps.some(({ undoes }) => undoes === step.id),
            undo_until: canUndo ? until.toISOString() : null,
          };
        }),
      };
    }),

    make.guarded(applicationNotesCall, ({ query }) => ({
      notes: [...store.notes.values()]
        .filter(({ application_id }) => application_id === query.application_id)
        .reverse(),
    })),

    make.guarded(addApplicationNoteCall, ({ body, user }) => {
      const id = nextId(store.notes);
      store.notes.set(id, {
        id,
        application_id: body.application_id,
        note: body.note,
        recommendation: body.recommendation ?? null,
        written_by: user.name,
        author_id: user.id,
        written_at: now().toISOString(),
      });
      return { message: decisionTexts.noteSaved };
    }),
  ];
}
