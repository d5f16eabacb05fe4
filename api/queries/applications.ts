import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import {
  memberApplicationsCall,
  openDraftCall,
  saveDraftCall,
  submitApplicationCall,
} from '../contract/calls/applications.ts';
import type { ApplicationDraftData, ApplicationForm } from '../contract/entities/application-form.ts';
import { queryKeys } from './query-keys.ts';

/** A member's submitted applications, newest first. */
export const memberApplicationsQuery = (client: ApiClient, email: string) =>
  queryOptions({
    queryKey: [...queryKeys.memberApplications, email],
    queryFn: async ({ signal }) =>
      (await client(memberApplicationsCall, { query: { email }, signal })).applications,
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
