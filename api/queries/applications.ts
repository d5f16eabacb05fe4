import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ApiClient } from '../client/api-client.ts';
import { ApiError } from '../client/api-error.ts';
import {
  type ApplicationDraft,
  applicationDraftCall,
  draftReader,
  memberApplicationCall,
  memberApplicationsCall,
  openDraftCall,
  saveDraftCall,
  submitApplicationCall,
} from '../contract/calls/applications.ts';
import type { ApplicationForm } from '../contract/entities/application-form.ts';
import { mutationKeys, queryKeys } from './query-keys.ts';

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.httpStatus === 404;

/** A member's submitted applications, newest first. */
export const memberApplicationsQuery = (client: ApiClient, email: string) =>
  queryOptions({
    queryKey: [...queryKeys.memberApplications, email],
    queryFn: async ({ signal }) =>
      (await client(memberApplicationsCall, { query: { email }, signal })).applications,
  });

/**
 * One of the member's applications, with everything that its form held; null where it is not there. A provider that does not know the call's
 * `id` answers the newest: compare the ids.
 */
export const memberApplicationQuery = (client: ApiClient, email: string, id: number) =>
  queryOptions({
    queryKey: [...queryKeys.memberApplications, email, id],
    queryFn: async ({ signal }) => {
      try {
        return (await client(memberApplicationCall, { query: { email, id }, signal })).application;
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  });

/** The member's open draft; null where there is none, and at a provider that has no drafts. */
export const applicationDraftQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.applicationDraft,
    queryFn: async ({ signal }) => {
      try {
        return (await client(applicationDraftCall, { signal })).draft;
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  });

/** A complete submission: the form, its proof of payment, and the key that makes a repeated click harmless. */
export interface ApplicationSubmission {
  readonly form: ApplicationForm;
  readonly proof: File;
  readonly idempotencyKey: string;
}

/** A submission stays in the cache until its outcome was seen: the person may be elsewhere when it comes. */
export const submitApplicationMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: mutationKeys.submitApplication,
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: ({ form: fields, proof, idempotencyKey }: ApplicationSubmission) => {
      const form = new FormData();
      form.set('data', JSON.stringify(fields));
      form.set('proofOfPayment', proof, proof.name);
      return client(submitApplicationCall, { form, idempotencyKey });
    },
  });

/** One after the other: a draft that is opened again holds what was saved before, and saves arrive in their order. */
const draftScope = { id: 'application-draft' };

export const openDraftMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: async () => (await client(openDraftCall)).draft, scope: draftScope });

export type DraftSave = z.input<typeof saveDraftCall.body>;

/** Milliseconds after which a save counts as lost: on a line that hangs, the next one must get its turn. */
const saveTimeout = 30_000;

/** Saves the draft, even where the page is closed meanwhile. */
export const saveDraft = (client: ApiClient, body: DraftSave) =>
  client(saveDraftCall, { body, keepalive: true, signal: AbortSignal.timeout(saveTimeout) });

export const saveDraftMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (body: DraftSave) => saveDraft(client, body), scope: draftScope });

/** The stored draft that a refused save would have overwritten; undefined for every other failure. */
export const draftConflict = (error: unknown): ApplicationDraft | undefined =>
  error instanceof ApiError && error.httpStatus === 409
    ? draftReader.safeParse(error.answer.draft).data
    : undefined;
