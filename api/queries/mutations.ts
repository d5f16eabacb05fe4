import { mutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ApiClient } from '../client/api-client.ts';
import {
  signInCall,
  signOutCall,
  signUpCall,
  updateProfileCall,
  uploadProfilePhotoCall,
} from '../contract/calls/accounts.ts';
import { addMarketerCall, deleteMarketerCall, updateApplicationStatusCall } from '../contract/calls/admin.ts';
import { openDraftCall, saveDraftCall, submitApplicationCall } from '../contract/calls/applications.ts';
import { subscribeCall } from '../contract/calls/newsletter.ts';
import type { ApplicationStatus } from '../contract/entities/application.ts';
import type { ApplicationDraftData, ApplicationForm } from '../contract/entities/application-form.ts';
import type { User } from '../contract/entities/user.ts';

/** A sign-up, with the key that makes a repeated press harmless. */
export type SignUpInput = z.input<typeof signUpCall.body> & { readonly idempotencyKey: string };

export const signUpMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...body }: SignUpInput) => client(signUpCall, { body, idempotencyKey }),
  });

export const signInMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (body: z.input<typeof signInCall.body>) => (await client(signInCall, { body })).data,
  });

export const signOutMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: () => client(signOutCall) });

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

/** What the profile screen saves: the fields that may change, and a new photo if one was chosen. */
export interface ProfileUpdate {
  readonly user: User;
  readonly changes: z.input<typeof updateProfileCall.body>;
  readonly photo?: File;
}

/** Saves the profile, then the photo if there is one; answers with the saved person and passes any failure on (section 7). */
export const updateProfileMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async ({ user, changes, photo }: ProfileUpdate) => {
      const { id, name, email, membership_type } = user;
      const sent = { user_id: id, name, email, membership_type, ...changes, profile_completed: 1 };
      const { data } = await client(updateProfileCall, { body: sent });
      if (photo) {
        const form = new FormData();
        form.set('profile_photo', photo, photo.name);
        await client(uploadProfilePhotoCall, { form });
      }
      return data;
    },
  });

export const subscribeMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (email: string) => client(subscribeCall, { body: { email } }) });

export const updateApplicationStatusMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, status }: { id: number; status: ApplicationStatus }) =>
      client(updateApplicationStatusCall, { body: { application_id: id, status } }),
  });

export const addMarketerMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (body: z.input<typeof addMarketerCall.body>) => client(addMarketerCall, { body }),
  });

export const deleteMarketerMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (id: number) => client(deleteMarketerCall, { query: { id } }) });
