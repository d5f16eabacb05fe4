import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ApiClient } from '../client/api-client.ts';
import { ApiError } from '../client/api-error.ts';
import {
  type ApplicationDraft,
  answerPaymentQueryCall,
  applicationDraftCall,
  decisionTimesCall,
  draftSchema,
  type KeptProof,
  memberApplicationCall,
  memberApplicationsCall,
  openDraftCall,
  removeDraftProofCall,
  replaceProofCall,
  saveDraftCall,
  submitApplicationCall,
  uploadDraftProofCall,
  withdrawApplicationCall,
} from '../contract/calls/applications.ts';
import { applicationDetailsOf, memberApplicationOf } from '../contract/entities/application.ts';
import type { ApplicationForm } from '../contract/entities/application-form.ts';
import { nullIfNotFound } from './is-not-found.ts';
import { mutationKeys, queryKeys } from './query-keys.ts';

export const memberApplicationsQuery = (client: ApiClient, email: string) =>
  queryOptions({
    queryKey: [...queryKeys.memberApplications, email],
    queryFn: async ({ signal }) =>
      (await client(memberApplicationsCall, { query: { email }, signal })).applications.map(
        memberApplicationOf,
      ),
  });

/** With all fields of its form. Null if it does not exist. */
export const memberApplicationQuery = (client: ApiClient, email: string, id: number) =>
  queryOptions({
    queryKey: [...queryKeys.memberApplications, email, id],
    queryFn: async ({ signal }) => {
      const answer = await nullIfNotFound(client(memberApplicationCall, { query: { email, id }, signal }));
      return answer?.application ? applicationDetailsOf(answer.application) : null;
    },
  });

export interface DecisionTimes {
  /** In hours, from submission to first decision. Null if there are too few decisions. */
  readonly medianHours: number | null;
  /** Number of applications that the median covers. */
  readonly of: number;
}

/** DASH-4. */
export const decisionTimesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.decisionTimes,
    queryFn: async ({ signal }): Promise<DecisionTimes> => {
      const { median_hours: medianHours, of } = await client(decisionTimesCall, { signal });
      return { medianHours, of };
    },
  });

export const withdrawApplicationMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (id: number) => client(withdrawApplicationCall, { body: { application_id: id } }),
  });

/** Null if there is none. */
export const applicationDraftQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.applicationDraft,
    queryFn: async ({ signal }) => (await client(applicationDraftCall, { signal })).draft,
  });

/** The idempotency key makes a double click harmless. */
export interface ApplicationSubmission {
  readonly form: ApplicationForm;
  /** Undefined if the server keeps the picture with the draft. A promise while it is being prepared. */
  readonly proof: File | undefined | Promise<File | undefined>;
  readonly idempotencyKey: string;
}

/** Stays in the cache until its result was shown, because the user may be on another screen by then. */
export const submitApplicationMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: mutationKeys.submitApplication,
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: async ({ form: fields, proof, idempotencyKey }: ApplicationSubmission) => {
      const form = new FormData();
      form.set('data', JSON.stringify(fields));
      const file = await proof;
      if (file) form.set('proofOfPayment', file, file.name);
      return client(submitApplicationCall, { form, idempotencyKey });
    },
  });

/** Draft mutations run one after the other, so that a reopened draft contains the latest save. */
export const draftScope = { id: 'application-draft' };

/** Or creates one. Mutations that call it run in the `draftScope`. */
export const openDraft = async (client: ApiClient) => (await client(openDraftCall)).draft;

export type DraftSave = z.input<typeof saveDraftCall.body>;

/** Milliseconds. On a stalled connection, the timeout lets the next save run. */
const saveTimeout = 30_000;

/** Even if the page is closed before the response arrives. */
export const saveDraft = (client: ApiClient, body: DraftSave) =>
  client(saveDraftCall, { body, keepalive: true, signal: AbortSignal.timeout(saveTimeout) });

/** Runs after the draft mutations before it. */
export const saveDraftMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (body: DraftSave) => saveDraft(client, body), scope: draftScope });

/** The stored draft that a rejected save would have overwritten. Undefined for any other error. */
export const draftConflict = (error: unknown): ApplicationDraft | undefined =>
  error instanceof ApiError && error.httpStatus === 409
    ? draftSchema.safeParse(error.answer.draft).data
    : undefined;

export interface PaymentQueryAnswer {
  readonly application_id: number;
  readonly answer: string;
  readonly idempotencyKey: string;
}

export interface ProofUpload {
  readonly applicationId: number;
  readonly file: File;
  readonly signal: AbortSignal;
  /** Called with the bytes sent and the total. */
  readonly onProgress: (sent: number, total: number) => void;
}

const proofForm = ({ applicationId, file }: Pick<ProofUpload, 'applicationId' | 'file'>): FormData => {
  const form = new FormData();
  form.set('application_id', String(applicationId));
  form.set('proofOfPayment', file, file.name);
  return form;
};

export const uploadDraftProof = async (client: ApiClient, upload: ProofUpload): Promise<KeptProof> => {
  const { signal, onProgress } = upload;
  return (await client(uploadDraftProofCall, { form: proofForm(upload), signal, onProgress })).proof;
};

export const removeDraftProof = (client: ApiClient, applicationId: number) =>
  client(removeDraftProofCall, { body: { application_id: applicationId } });

/** Retries with the same key take effect only once. */
export const answerPaymentQueryMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...body }: PaymentQueryAnswer) =>
      client(answerPaymentQueryCall, { body, idempotencyKey }),
  });

/** Retries with the same key take effect only once. */
export const replaceProof = (
  client: ApiClient,
  { idempotencyKey, ...proof }: Parameters<typeof proofForm>[0] & { readonly idempotencyKey: string },
) => client(replaceProofCall, { form: proofForm(proof), idempotencyKey });
