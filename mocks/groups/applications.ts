import {
  type ApplicationDetailsAnswer,
  type ApplicationEvent,
  type ApplicationProblem,
  announcedStatus,
  announcedSteps,
  answerPaymentQueryCall,
  applicationAnswers,
  applicationDraftCall,
  applicationFormSchema,
  applicationProblems,
  applicationReference,
  applicationRefusal,
  applicationTexts,
  canonicalEmail,
  decisionTimesCall,
  detailsTexts,
  draftLimits,
  eventKindOf,
  type FieldName,
  gradeFromLabel,
  gradeLabels,
  isFilled,
  isPayable,
  type KeptProof,
  listTexts,
  type MemberApplicationAnswer,
  memberApplicationCall,
  memberApplicationsCall,
  nextApplication,
  type OpenInformationRequest,
  openDraftCall,
  removeDraftProofCall,
  replaceProofCall,
  saveDraftCall,
  submitApplicationCall,
  type User,
  uploadDraftProofCall,
  uploadLimits,
  uploadTexts,
  withdrawApplicationCall,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { check, forbidden, type HandlerMaker, invalid, readJsonObject } from '../provider/exchange.ts';
import { digestOf, once } from '../provider/idempotency.ts';
import { addMail } from '../provider/mails.ts';
import { openingsOf, recordOpening } from '../provider/openings.ts';
import { unconfirmed, updatePaymentStatus } from '../provider/pending-receipts.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import { decisionTimesIn } from '../provider/stats.ts';
import {
  isReviewed,
  listedReceipts,
  newestFirst,
  openRequest,
  receiptsOf,
  type Store,
  type StoredApplication,
  type StoredDraft,
} from '../provider/store.ts';
import { receiveImage } from '../provider/upload-quota.ts';

/** Returns a field of the form as answers contain it: the category as the grade's label, all other fields as submitted. */
export const textIn =
  ({ form, grade }: StoredApplication) =>
  (name: FieldName): string =>
    name === 'membershipCategory' ? gradeLabels[grade].category : form[name];

/** What the applicant knows of the decisions, also while one can still be taken back (S-11.110). */
export const announcedStatusOf = (store: Store, { id, status, decidedAt }: StoredApplication, now: Date) => {
  const steps = store.steps.filter(({ application_id }) => application_id === id);
  return announcedStatus({ status, decided_at: decidedAt }, steps, now);
};

/** Returns the status that the applicant knows, and why. */
const told = (store: Store, application: StoredApplication, now: Date) => {
  const { status, reason } = announcedStatusOf(store, application, now);
  return { status, decision_reason: reason };
};

const answerOf = (application: StoredApplication) => ({
  id: application.id,
  ...listTexts(textIn(application)),
  status: application.status,
  created_at: application.createdAt,
  proof_of_payment: application.proofFile,
  payment_state: application.paymentState,
  payment_fee: application.paymentFee ?? 'application',
  payment_amount: application.paymentAmount,
  payment_question: application.paymentQuestion ?? null,
  withdrawn_at: application.withdrawnAt ?? null,
});

/** Returns an application in the list for members. */
const listAnswer = (store: Store, application: StoredApplication, now: Date): MemberApplicationAnswer => ({
  ...answerOf(application),
  ...told(store, application, now),
  receipt_number: receiptsOf(store, application.id).at(-1)?.number ?? null,
  receipts: listedReceipts(receiptsOf(store, application.id)),
});

/** Returns what happened to an application, oldest first. */
const historyOf = (store: Store, id: number, now: Date): ApplicationEvent[] =>
  [
    ...announcedSteps(
      store.steps.filter(({ application_id }) => application_id === id),
      now,
    ).map(({ from_status, to_status, changed_at }) => ({
      kind: eventKindOf(from_status, to_status),
      at: changed_at,
    })),
    ...[...store.informationRequests.values()]
      .filter(({ application_id }) => application_id === id)
      .flatMap(({ asked_at, answered_at }) => [
        { kind: 'asked' as const, at: asked_at },
        ...(answered_at ? [{ kind: 'answered' as const, at: answered_at }] : []),
      ]),
  ].sort((one, other) => one.at.localeCompare(other.at));

/** Returns the open request that the applicant can answer, without what only admins see. */
function requestFor(store: Store, application: StoredApplication, now: Date): OpenInformationRequest | null {
  const request = openRequest(store, application.id);
  const { status } = told(store, application, now);
  if (!request || status !== 'pending' || !isReviewed(application)) return null;
  const { asked_by: _admin, changes: _none, ...rest } = request;
  const { data = null, savedAt = null, revision = 0 } = store.answerDrafts.get(application.id) ?? {};
  return { ...rest, draft: { data, saved_at: savedAt, revision } };
}

/** Returns an application with its complete form. */
export const formAnswer = (application: StoredApplication) => ({
  ...answerOf(application),
  ...detailsTexts(textIn(application)),
  institutions: application.form.institutions,
  assignments: application.form.assignments,
  referees: application.form.referees,
});

const detailsAnswer = (
  store: Store,
  application: StoredApplication,
  now: Date,
): ApplicationDetailsAnswer => ({
  ...formAnswer(application),
  ...told(store, application, now),
  history: historyOf(store, application.id, now),
  information_request: requestFor(store, application, now),
  openings: openingsOf(store, application.id),
});

const draftAnswer = ({ id, data, savedAt, revision, proof = null }: StoredDraft) => ({
  application_id: id,
  reference: applicationReference(id),
  data,
  saved_at: savedAt,
  revision,
  proof,
});

/** Returns the applications of an email address, newest first: a member may read their own, an admin anyone's. */
function applicationsFor(store: Store, user: User, email: string | undefined): StoredApplication[] {
  const isOwn = !isFilled(email) || canonicalEmail(email) === canonicalEmail(user.email);
  if (!isOwn && user.role !== 'admin') throw forbidden();
  const owner = isOwn ? user : store.accountByEmail(email)?.user;
  return [...store.applications.values()]
    .filter(({ userId }) => userId === owner?.id)
    .map((application) => unconfirmed(store, application))
    .sort(newestFirst);
}

/**
 * Reads and validates the parts of a submission. `keptProof` tells whether its draft keeps a proof, by the draft's id. `receive` validates the
 * image and returns its file name.
 */
async function readSubmission(
  parts: FormData,
  keptProof: (draftId: number | undefined) => KeptProof | null,
  receive: (image: Blob) => Promise<string>,
) {
  const data = parts.get('data');
  const text = typeof data === 'string' ? data : '';
  if (new TextEncoder().encode(text).length > uploadLimits.dataBytes) {
    throw new RefusalError(413, uploadTexts.requestTooLarge);
  }
  const form = check(applicationFormSchema, readJsonObject(text));
  const proof = parts.get('proofOfPayment');
  const sent = proof instanceof Blob && proof.size > 0 ? proof : undefined;
  const kept = keptProof(form.application_id);
  // Uses the browser's clock, which fills in today's date, instead of the fixed time of stories.
  const problems: ApplicationProblem[] = applicationProblems(form, new Date());
  if (!sent && !kept) problems.push({ path: 'proofOfPayment', message: applicationTexts.proof });
  if (problems.length > 0) {
    const { message, errors } = applicationRefusal(problems);
    throw new RefusalError(400, message, { errors });
  }
  return { form, text, proofFile: sent ? await receive(sent) : (kept?.file ?? null) };
}

/** Generates the name of a stored picture. */
const newFileName = () => `${crypto.randomUUID()}.jpg`;

/** Reads and validates the parts of a call that sends a proof of payment for an application or draft. */
async function readProof(parts: FormData) {
  const { application_id: id } = check(removeDraftProofCall.body, {
    application_id: parts.get('application_id') ?? undefined,
  });
  const file = parts.get('proofOfPayment');
  if (!(file instanceof Blob) || file.size === 0) throw invalid({ proofOfPayment: uploadTexts.missing });
  return { id, file };
}

/** Creates the handlers for submitting and listing applications and for drafts. */
export function createApplicationHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  const ownDraft = (user: User, id: number): StoredDraft => {
    const draft = store.drafts.get(id);
    if (draft?.userId !== user.id) throw new RefusalError(404, applicationAnswers.draftNotFound);
    return draft;
  };

  /** Validates and stores an image. Returns its file name. */
  const storeProof = async (user: User, image: Blob): Promise<string> => {
    const bytes = await receiveImage(store, user.id, image, now());
    const name = newFileName();
    store.proofDigests.set(name, await digestOf([bytes]));
    return name;
  };

  return [
    make.guarded(submitApplicationCall, async ({ user, request, form: readParts }) => {
      const parts = await readParts();
      const sentProof = parts.get('proofOfPayment');
      const digested = [
        String(parts.get('data')),
        sentProof instanceof Blob ? new Uint8Array(await sentProof.arrayBuffer()) : '',
      ];
      return once(store, request, `${submitApplicationCall.path} ${user.id}`, digested, async () => {
        const { form, proofFile } = await readSubmission(
          parts,
          (id) => (id === undefined ? null : (ownDraft(user, id).proof ?? null)),
          (image) => storeProof(user, image),
        );
        const { application_id, ...fields } = form;
        const id =
          application_id === undefined ? store.nextId('application') : ownDraft(user, application_id).id;
        const createdAt = now().toISOString();
        store.drafts.delete(id);
        store.applications.set(id, {
          id,
          userId: user.id,
          form: fields,
          grade: gradeFromLabel(fields.membershipCategory) ?? 'SIMC',
          status: 'pending',
          createdAt,
          decidedAt: null,
          proofFile,
          paymentState: 'received',
          paymentAmount: null,
          paymentQuestion: null,
        });
        store.addStep({
          application_id: id,
          userId: user.id,
          from_status: null,
          to_status: 'pending',
          changed_at: createdAt,
        });
        updatePaymentStatus(store, user.id);
        const account = store.accounts.get(user.id);
        if (account) addMail(store, 'application-received', account, { now: now(), applicationId: id });
        return {
          message: applicationAnswers.submitted,
          application_id: id,
          reference: applicationReference(id),
        };
      });
    }),

    make.guarded(memberApplicationsCall, ({ user, query }) => ({
      applications: applicationsFor(store, user, query.email).map((application) =>
        listAnswer(store, application, now()),
      ),
    })),

    make.guarded(memberApplicationCall, ({ user, query }) => {
      const applications = applicationsFor(store, user, query.email);
      const application =
        query.id === undefined ? applications[0] : applications.find(({ id }) => id === query.id);
      if (!application) {
        if (query.id === undefined) return { application: null };
        throw new RefusalError(404, applicationAnswers.notFound);
      }
      recordOpening(store, application, user, now());
      return { application: detailsAnswer(store, application, now()) };
    }),

    make.guarded(applicationDraftCall, ({ user }) => {
      const draft = [...store.drafts.values()].find(({ userId }) => userId === user.id);
      return { draft: draft ? draftAnswer(draft) : null };
    }),

    make.guarded(openDraftCall, ({ user }) => {
      const existing = [...store.drafts.values()].find(({ userId }) => userId === user.id);
      const { marketerCode: marketer_code } = store.accounts.get(user.id) ?? {};
      const [last] = [...store.applications.values()]
        .filter(({ userId }) => userId === user.id)
        .sort(newestFirst);
      const draft = existing ?? {
        id: store.nextId('application'),
        userId: user.id,
        data: last ? nextApplication(last.form) : marketer_code ? { marketer_code } : null,
        savedAt: null,
        revision: 0,
      };
      store.drafts.set(draft.id, draft);
      return { draft: draftAnswer(draft) };
    }),

    make.guarded(saveDraftCall, ({ user, body }) => {
      const answered = store.applications.get(body.application_id);
      const isAnswer = answered?.userId === user.id && openRequest(store, answered.id) !== undefined;
      const draft = isAnswer
        ? (store.answerDrafts.get(answered.id) ?? {
            id: answered.id,
            userId: user.id,
            data: null,
            savedAt: null,
            revision: 0,
          })
        : ownDraft(user, body.application_id);
      if (body.revision !== undefined && body.revision !== draft.revision) {
        throw new RefusalError(409, applicationAnswers.draftConflict, { draft: draftAnswer(draft) });
      }
      const data = body.partial ? { ...draft.data, ...body.data } : body.data;
      if (new TextEncoder().encode(JSON.stringify(data)).length > draftLimits.storedBytes)
        throw new RefusalError(413, applicationAnswers.draftTooLarge);
      const savedAt = now().toISOString();
      const revision = draft.revision + 1;
      (isAnswer ? store.answerDrafts : store.drafts).set(draft.id, { ...draft, data, savedAt, revision });
      return { saved_at: savedAt, revision };
    }),

    make.guarded(uploadDraftProofCall, async ({ user, form: readParts }) => {
      const { id, file } = await readProof(await readParts());
      ownDraft(user, id);
      const proof = { file: await storeProof(user, file), uploaded_at: now().toISOString() };
      store.drafts.set(id, { ...ownDraft(user, id), proof });
      return { proof };
    }),

    make.guarded(removeDraftProofCall, ({ user, body }) => {
      const draft = ownDraft(user, body.application_id);
      store.drafts.set(draft.id, { ...draft, proof: null });
      return { message: applicationAnswers.proofRemoved };
    }),

    make.guarded(replaceProofCall, async ({ user, request, form: readParts }) => {
      const { id, file } = await readProof(await readParts());
      const bytes = new Uint8Array(await file.arrayBuffer());
      return once(store, request, `${replaceProofCall.path} ${user.id}`, [String(id), bytes], async () => {
        const application = store.applications.get(id);
        if (application?.userId !== user.id) throw new RefusalError(404, applicationAnswers.notFound);
        if (!isReviewed(application) || !isPayable({ state: application.paymentState })) {
          throw new RefusalError(409, applicationAnswers.proofNotAsked);
        }
        const proofFile = await storeProof(user, file);
        store.applications.set(id, {
          ...application,
          proofFile,
          paymentState: 'received',
          paymentQuestion: null,
          paymentReply:
            application.paymentState === 'queried'
              ? { question: application.paymentQuestion ?? null, answer: null, new_proof: true }
              : undefined,
        });
        store.paymentChanges.push({
          application_id: id,
          changed_by: user.name,
          changed_at: now().toISOString(),
        });
        return {
          message: applicationAnswers.proofReplaced,
          proof_of_payment: proofFile,
          payment_state: 'received' as const,
        };
      });
    }),
    make.guarded(answerPaymentQueryCall, ({ user, request, body }) => {
      const { application_id: id, answer } = body;
      const digested = [String(id), answer];
      return once(store, request, `${answerPaymentQueryCall.path} ${user.id}`, digested, async () => {
        const application = store.applications.get(id);
        if (application?.userId !== user.id) throw new RefusalError(404, applicationAnswers.notFound);
        const { paymentState, paymentQuestion, paymentReply } = application;
        const reply =
          paymentState === 'queried'
            ? { question: paymentQuestion ?? null, new_proof: false }
            : paymentState === 'received' && paymentReply?.answer === null && paymentReply;
        if (!reply || !isReviewed(application))
          throw new RefusalError(409, applicationAnswers.paymentNotQueried);
        store.applications.set(id, {
          ...application,
          paymentState: 'received',
          paymentQuestion: null,
          paymentReply: { ...reply, answer },
        });
        store.paymentChanges.push({
          application_id: id,
          changed_by: user.name,
          changed_at: now().toISOString(),
        });
        return { message: applicationAnswers.paymentAnswered };
      });
    }),

    make.guarded(withdrawApplicationCall, ({ user, body }) => {
      const application = store.applications.get(body.application_id);
      if (application?.userId !== user.id) throw new RefusalError(404, applicationAnswers.notFound);
      if (isReviewed(application)) {
        if (application.status !== 'pending') {
          const isUnannounced = announcedStatusOf(store, application, now()).status === 'pending';
          throw new RefusalError(
            409,
            isUnannounced ? applicationAnswers.beingDecided : applicationAnswers.alreadyDecided,
          );
        }
        const withdrawnAt = now().toISOString();
        store.applications.set(application.id, { ...application, withdrawnAt });
        store.addStep({
          application_id: application.id,
          userId: user.id,
          from_status: 'pending',
          to_status: 'withdrawn',
          changed_at: withdrawnAt,
        });
        updatePaymentStatus(store, user.id);
      }
      return { message: applicationAnswers.withdrawn };
    }),

    make.open(decisionTimesCall, () => decisionTimesIn(store)),
  ];
}
