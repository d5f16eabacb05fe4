import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { ApiError } from '../client/api-error.ts';
import {
  applicationDraftCall,
  memberApplicationCall,
  memberApplicationsCall,
  openDraftCall,
  saveDraftCall,
  submitApplicationCall,
} from '../contract/calls/applications.ts';
import type { ApplicationDraftData, ApplicationForm } from '../contract/entities/application-form.ts';
import { queryKeys } from './query-keys.ts';

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

/** A complete submission: the form, its proof of payment, and the key that makes a repeated press harmless. */
export interface ApplicationSubmission {
  readonly form: ApplicationForm;
  readonly proof: File;
  readonly idempotencyKey: string;
}

export const submitApplicationMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ form: fields, proof, idempotencyKey }: ApplicationSubmission) => {
      const form = new FormData();
      form.set('data', JSON.stringify(fields));
      form.set('proofOfPayment', proof, proof.name);
      return client(submitApplicationCall, { form, idempotencyKey });
    },
  });

export const openDraftMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: async () => (await client(openDraftCall)).draft });

export const saveDraftMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (body: { application_id: number; data: ApplicationDraftData }) =>
      (await client(saveDraftCall, { body })).saved_at,
  });
