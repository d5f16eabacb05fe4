import {
  type ApplicationDetailsResponse,
  answerPaymentQueryCall,
  applicationAnswers,
  applicationDraftCall,
  applicationFormSchema,
  applicationReference,
  chargesFor,
  decisionTimesCall,
  detailsTexts,
  eventKindOf,
  type FieldName,
  gradeFromLabel,
  gradeLabels,
  listTexts,
  type MemberApplicationResponse,
  memberApplicationCall,
  memberApplicationsCall,
  nextApplication,
  openDraftCall,
  type PaymentReply,
  removeDraftProofCall,
  replaceProofCall,
  saveDraftCall,
  submitApplicationCall,
  uploadDraftProofCall,
  withdrawApplicationCall,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { type HandlerMaker, RefusalError } from '../provider/exchange.ts';
import { settingIn } from '../provider/settings.ts';
import {
  applicationsOf,
  nextId,
  openRequest,
  receiptsOf,
  rowOf,
  type Store,
  type StoredApplication,
  type StoredDraft,
} from '../provider/store.ts';

/** The category is the grade's label, all other fields are as submitted. */
export const textIn =
  ({ form, grade }: StoredApplication) =>
  (name: FieldName): string =>
    name === 'membershipCategory' ? gradeLabels[grade].category : form[name];

const listAnswer = (store: Store, application: StoredApplication): MemberApplicationResponse => ({
  id: application.id,
  ...listTexts(textIn(application)),
  status: application.status,
  decision_reason: store.steps.findLast((step) => step.application_id === application.id)?.reason ?? null,
  created_at: application.createdAt,
  proof_of_payment: application.proofFile,
  payment_state: application.paymentState,
  payment_fee: application.paymentFee ?? 'application',
  payment_amount: application.paymentAmount,
  payment_question: application.paymentQuestion ?? null,
  withdrawn_at: application.withdrawnAt ?? null,
  receipt_number: receiptsOf(store, application.id).at(-1)?.number ?? null,
  receipts: receiptsOf(store, application.id),
});

const historyOf = (store: Store, id: number) =>
  [
    ...store.steps
      .filter(({ application_id }) => application_id === id)
      .map(({ from_status, to_status, changed_at }) => ({
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

export function detailsAnswer(store: Store, application: StoredApplication): ApplicationDetailsResponse {
  const request = openRequest(store, application.id);
  const { institutions, assignments, referees } = application.form;
  return {
    ...listAnswer(store, application),
    ...detailsTexts(textIn(application)),
    institutions,
    assignments,
    referees,
    history: historyOf(store, application.id),
    information_request: request ? { ...request, draft: { data: null, saved_at: null, revision: 0 } } : null,
    openings: { count: 0, latest: [] },
  };
}

const draftAnswer = ({ id, data, savedAt, revision, proof = null }: StoredDraft) => ({
  application_id: id,
  reference: applicationReference(id),
  data,
  saved_at: savedAt,
  revision,
  proof,
});

/** Every stored picture gets this name. */
const newFile = 'sample-proof-new.jpg';

export function createApplicationHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  const isoNow = () => now().toISOString();
  const draftOf = (user: { readonly id: number }) =>
    [...store.drafts.values()].find(({ userId }) => userId === user.id);

  /** The payment waits to be checked again. */
  const reply = (id: number, changes: Partial<StoredApplication>, sent: Partial<PaymentReply>) => {
    const application = rowOf(store.applications, id);
    const { paymentQuestion: question = null } = application;
    store.applications.set(id, {
      ...application,
      ...changes,
      paymentState: 'received',
      paymentQuestion: null,
      paymentReply: { question, answer: null, new_proof: false, ...sent },
    });
  };

  return [
    make.guarded(submitApplicationCall, async ({ user, form }) => {
      const parts = await form();
      const { application_id, ...fields } = applicationFormSchema.parse(
        JSON.parse(String(parts.get('data'))),
      );
      const id = application_id ?? nextId(store.applications, store.drafts);
      const kept = store.drafts.get(id)?.proof?.file ?? null;
      const grade = gradeFromLabel(fields.membershipCategory) ?? 'SIMC';
      store.drafts.delete(id);
      store.ledger.addCharge({
        ...chargesFor(settingIn(store, 'fee_basis').basis, grade).application,
        accountId: user.id,
        applicationId: id,
        kind: 'application',
        createdAt: isoNow(),
      });
      store.applications.set(id, {
        id,
        userId: user.id,
        form: fields,
        grade,
        status: 'pending',
        createdAt: isoNow(),
        decidedAt: null,
        proofFile: parts.has('proofOfPayment') ? newFile : kept,
        paymentState: 'received',
        paymentAmount: null,
      });
      store.steps.push({
        id: store.steps.length + 1,
        application_id: id,
        userId: user.id,
        from_status: null,
        to_status: 'pending',
        changed_at: isoNow(),
      });
      return {
        message: applicationAnswers.submitted,
        application_id: id,
        reference: applicationReference(id),
      };
    }),

    make.guarded(memberApplicationsCall, ({ user }) => ({
      applications: applicationsOf(store, user.id).map((application) => listAnswer(store, application)),
    })),

    make.guarded(memberApplicationCall, ({ user, query: { id } }) => {
      const application =
        id === undefined ? applicationsOf(store, user.id)[0] : rowOf(store.applications, id);
      return { application: application ? detailsAnswer(store, application) : null };
    }),

    make.guarded(applicationDraftCall, ({ user }) => {
      const draft = draftOf(user);
      return { draft: draft ? draftAnswer(draft) : null };
    }),

    make.guarded(openDraftCall, ({ user }) => {
      const last = applicationsOf(store, user.id)[0];
      const draft = draftOf(user) ?? {
        id: nextId(store.applications, store.drafts),
        userId: user.id,
        data: last ? nextApplication(last.form) : null,
        savedAt: null,
        revision: 0,
      };
      store.drafts.set(draft.id, draft);
      return { draft: draftAnswer(draft) };
    }),

    make.guarded(saveDraftCall, ({ body: { application_id: id, data, partial, revision = 0 } }) => {
      const draft = store.drafts.get(id);
      const saved = { savedAt: isoNow(), revision: (draft?.revision ?? revision) + 1 };
      // A saved answer to a request for information is not kept.
      if (draft)
        store.drafts.set(id, { ...draft, ...saved, data: partial ? { ...draft.data, ...data } : data });
      return { saved_at: saved.savedAt, revision: saved.revision };
    }),

    make.guarded(uploadDraftProofCall, async ({ form }) => {
      // Stories with a draft of their own have none here.
      const draft = store.drafts.get(Number((await form()).get('application_id')));
      if (!draft) throw new RefusalError(404, applicationAnswers.draftNotFound);
      const proof = { file: newFile, uploaded_at: isoNow() };
      store.drafts.set(draft.id, { ...draft, proof });
      return { proof };
    }),

    make.guarded(removeDraftProofCall, ({ body: { application_id: id } }) => {
      store.drafts.set(id, { ...rowOf(store.drafts, id), proof: null });
      return { message: applicationAnswers.proofRemoved };
    }),

    make.guarded(replaceProofCall, async ({ form }) => {
      const id = Number((await form()).get('application_id'));
      reply(id, { proofFile: newFile }, { new_proof: true });
      return {
        message: applicationAnswers.proofReplaced,
        proof_of_payment: newFile,
        payment_state: 'received' as const,
      };
    }),

    make.guarded(answerPaymentQueryCall, ({ body: { application_id: id, answer } }) => {
      reply(id, {}, { answer });
      return { message: applicationAnswers.paymentAnswered };
    }),

    make.guarded(withdrawApplicationCall, ({ user, body: { application_id } }) => {
      const withdrawnAt = isoNow();
      store.applications.set(application_id, { ...rowOf(store.applications, application_id), withdrawnAt });
      store.steps.push({
        id: store.steps.length + 1,
        application_id,
        userId: user.id,
        from_status: 'pending',
        to_status: 'withdrawn',
        changed_at: withdrawnAt,
      });
      for (const charge of store.ledger.charges.values())
        if (charge.applicationId === application_id && store.ledger.allocatedTo(charge.id) === 0)
          store.ledger.charges.set(charge.id, { ...charge, isVoid: true });
      return { message: applicationAnswers.withdrawn };
    }),

    make.open(decisionTimesCall, () => ({ median_hours: null, of: 4 })),
  ];
}
