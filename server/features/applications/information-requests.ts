import {
  type AdminInformationRequest,
  type ApplicationForm,
  type AskableSection,
  answerProblems,
  applicationAnswers,
  applicationSectionTitles,
  changedTexts,
  type InformationAnswer,
  type InformationRequest,
  informationRequestProblems,
  informationRequestTexts,
  isFilled,
  type NewInformationRequest,
  type OpenInformationRequest,
  partOf,
  withAnswer,
} from '@imc/api/contract';
import type { Selectable } from 'kysely';
import { readJson } from '../../db/json-column.ts';
import type { Db, InformationRequestsTable, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { type Clock, stamp } from '../../shared/clock.ts';
import { invalid, notFound, RefusalError } from '../../shared/refusal-error.ts';
import { sha256 } from '../../shared/tokens.ts';
import type { Delivery } from '../mails/delivery.ts';
import type { Notices } from '../mails/notices.ts';
import {
  applicationNotFound,
  isDecidedUnannounced,
  requireForeign,
  selectSubmitted,
} from './application-history.ts';
import type { Openings } from './application-openings.ts';
import { formColumns, formOf } from './rows.ts';
import { invalidForm } from './submission.ts';

/** As received. */
export interface ReceivedAnswer {
  readonly requestId: number;
  readonly data: InformationAnswer;
  readonly idempotencyKey: string | undefined;
}

/** APP-20 to APP-23. */
export interface InformationRequests {
  /** Throws a 400, 403, 404 or 409 (`requestInformationCall`). */
  requestInformation(request: NewInformationRequest, by: Account): Promise<void>;
  /** Closes a request without an answer. Throws a 403, 404 or 409 (`closeInformationRequestCall`). */
  closeInformationRequest(id: number, by: Account): Promise<void>;
  /** Returns the requests with their answers, newest first, and records the opening. Throws as `requireForeign`. */
  informationRequests(applicationId: number, by: Account): Promise<AdminInformationRequest[]>;
  /** Stores an answer and keeps the earlier values. Throws a 400, 404 or 409 (`answerInformationRequestCall`). */
  answerInformationRequest(account: Account, answer: ReceivedAnswer): Promise<{ message: string }>;
}

export interface InformationRequestsDeps extends Pick<Infrastructure, 'db' | 'clock' | 'idempotency'> {
  readonly notices: Notices;
  readonly delivery: Delivery;
  readonly openings: Openings;
}

const columns = [
  'id',
  'application_id',
  'sections',
  'question',
  'due_on',
  'asked_at',
  'answered_at',
  'closed_at',
] as const;

const ofRequest = columns.map((column) => `information_requests.${column}` as const);

type RequestRow = Pick<Selectable<InformationRequestsTable>, (typeof columns)[number]>;

const requestOf = ({ sections, ...row }: RequestRow): InformationRequest => ({
  ...row,
  sections: readJson('information_requests.sections', sections),
});

/** With the answer so far. Null if there is none. */
export async function openInformationRequest(
  db: Db,
  applicationId: number,
): Promise<OpenInformationRequest | null> {
  const row = await db
    .selectFrom('information_requests')
    .innerJoin('applications', 'applications.id', 'information_requests.application_id')
    .select(ofRequest)
    .select(['draft_data', 'draft_saved_at', 'draft_revision'])
    .where('application_id', '=', applicationId)
    .where('answered_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { draft_data, draft_saved_at, draft_revision, ...request } = row;
  const draft = {
    data: readJson('applications.draft_data', draft_data),
    // After the submission, this is the time at which the draft of the application was saved.
    saved_at: draft_data === null ? null : draft_saved_at,
    revision: draft_revision,
  };
  return { ...requestOf(request), draft };
}

const ended = () => new RefusalError(409, informationRequestTexts.ended);
const notPending = () => new RefusalError(409, informationRequestTexts.notPending);

/** Throws if the admin may not ask the applicant. */
const refuseRequest = async (tx: Tx, id: number, by: Account): Promise<void> => {
  const found = await selectSubmitted(tx, id)
    .select(['user_id', 'status', 'withdrawn_at'])
    .executeTakeFirst();
  if (!found) throw applicationNotFound(id);
  if (found.user_id === by.id) throw new RefusalError(403, applicationAnswers.ownApplication);
  if (found.status !== 'pending' || found.withdrawn_at !== null) throw notPending();
};

/** Returns a member's request with the form of its application. Throws if it is not theirs or has ended. */
const selectOpen = async (clock: Clock, from: Db, account: Account, requestId: number) => {
  const row = await from
    .selectFrom('information_requests')
    .innerJoin('applications', 'applications.id', 'information_requests.application_id')
    .select(ofRequest)
    .where('information_requests.id', '=', requestId)
    .where('applications.user_id', '=', account.id)
    .executeTakeFirst();
  if (!row) throw notFound(informationRequestTexts.notFound, { kind: 'information-request', id: requestId });
  if (row.answered_at !== null || row.closed_at !== null) throw ended();
  const application = await from
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', row.application_id)
    .executeTakeFirstOrThrow();
  if (application.withdrawn_at === null && (await isDecidedUnannounced(from, application, clock())))
    throw new RefusalError(409, applicationAnswers.beingDecided);
  if (application.status !== 'pending' || application.withdrawn_at !== null) throw notPending();
  return { request: requestOf(row), form: formOf(application) };
};

/** Returns the form with the answer. Throws a 400 if the requested sections are incomplete. */
const merged = (
  clock: Clock,
  form: ApplicationForm,
  data: InformationAnswer,
  sections: readonly AskableSection[],
) => {
  const answered = withAnswer(form, data, sections);
  const problems = answerProblems(answered, sections, clock());
  if (problems.length > 0) throw invalidForm(problems);
  return answered;
};

const store = async (
  clock: Clock,
  tx: Tx,
  account: Account,
  { requestId, data }: ReceivedAnswer,
): Promise<void> => {
  const { request, form } = await selectOpen(clock, tx, account, requestId);
  const { application_id: id, sections } = request;
  const answered = merged(clock, form, data, sections);
  const { numUpdatedRows: ends } = await tx
    .updateTable('information_requests')
    .set({ answered_at: stamp(clock) })
    .where('id', '=', requestId)
    .where('answered_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  // Another answer came first, or an admin closed the request.
  if (ends === 0n) throw ended();
  const { numUpdatedRows: updates } = await tx
    .updateTable('applications')
    .set({ ...formColumns(answered), draft_data: null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (updates === 0n) throw notPending();
  await tx
    .insertInto('application_versions')
    .values({
      request_id: requestId,
      before: JSON.stringify(partOf(form, sections)),
      after: JSON.stringify(partOf(answered, sections)),
    })
    .execute();
};

export function createInformationRequests({
  db,
  clock,
  idempotency,
  notices,
  delivery,
  openings,
}: InformationRequestsDeps): InformationRequests {
  return {
    requestInformation: async (request, by) => {
      const problems = informationRequestProblems(request, clock());
      if (Object.keys(problems).length > 0) throw invalid(problems);
      const { application_id, question } = request;
      const sections = Object.keys(applicationSectionTitles).filter((section): section is AskableSection =>
        request.sections.some((requested) => requested === section),
      );
      const dueOn = isFilled(request.due_on) ? request.due_on : null;
      await db.transaction().execute(async (tx) => {
        await refuseRequest(tx, application_id, by);
        const added = await tx
          .insertInto('information_requests')
          .values({
            application_id,
            sections: JSON.stringify(sections),
            question: question.trim(),
            due_on: dueOn,
            asked_by: by.id,
            asked_at: stamp(clock),
          })
          // An application has at most one open request.
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) throw new RefusalError(409, informationRequestTexts.openAlready);
        // Answers to an earlier request that was closed.
        await tx
          .updateTable('applications')
          .set({ draft_data: null })
          .where('id', '=', application_id)
          .execute();
        await notices.informationAsked(
          tx,
          application_id,
          {
            sections: sections.map((section) => applicationSectionTitles[section]),
            question: question.trim(),
            dueOn,
          },
          String(added.id),
        );
      });
      delivery.wake();
    },

    closeInformationRequest: async (id, by) => {
      const found = await db
        .selectFrom('information_requests')
        .innerJoin('applications', 'applications.id', 'information_requests.application_id')
        .select('user_id')
        .where('information_requests.id', '=', id)
        .executeTakeFirst();
      if (!found) throw notFound(informationRequestTexts.notFound);
      if (found.user_id === by.id) throw new RefusalError(403, applicationAnswers.ownApplication);
      const { numUpdatedRows } = await db
        .updateTable('information_requests')
        .set(({ fn, ref, val }) => ({ closed_at: fn.coalesce(ref('closed_at'), val(stamp(clock))) }))
        .where('id', '=', id)
        .where('answered_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw ended();
    },

    informationRequests: async (applicationId, by) => {
      const application = await requireForeign(db, applicationId, by);
      await openings.record(application, 'application', by);
      const rows = await db
        .selectFrom('information_requests')
        .innerJoin('users', 'users.id', 'information_requests.asked_by')
        .leftJoin('application_versions', 'application_versions.request_id', 'information_requests.id')
        .select(ofRequest)
        .select(['users.name as asked_by', 'application_versions.before', 'application_versions.after'])
        .where('information_requests.application_id', '=', applicationId)
        .orderBy('information_requests.id', 'desc')
        .execute();
      return rows.map(({ asked_by, before, after, ...row }) => ({
        ...requestOf(row),
        asked_by,
        changes: changedTexts(JSON.parse(before ?? '{}') as object, JSON.parse(after ?? '{}') as object),
      }));
    },

    answerInformationRequest: (account, answer) =>
      idempotency.run(
        {
          scope: `answer-information-request:${account.id}`,
          key: answer.idempotencyKey,
          fingerprint: sha256(String(answer.requestId), JSON.stringify(answer.data)),
        },
        {
          // The transaction checks everything.
          prepare: async () => {},
          transaction: async (tx) => {
            await store(clock, tx, account, answer);
            return { message: informationRequestTexts.answered };
          },
        },
      ),
  };
}
