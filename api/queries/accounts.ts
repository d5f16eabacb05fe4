import { mutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ApiClient } from '../client/api-client.ts';
import { loadPart } from '../client/load-part.ts';
import type { signInCall, signUpCall, updateProfileCall } from '../contract/calls/accounts.ts';
import type { User } from '../contract/entities/user.ts';

/** What checks the answers comes with the first call: a form is read and filled in without it. */
const calls = () => loadPart(() => import('../contract/calls/accounts.ts'));

/** A sign-up, with the key that makes a repeated click harmless. */
export type SignUpInput = z.input<typeof signUpCall.body> & { readonly idempotencyKey: string };

export const signUpMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async ({ idempotencyKey, ...body }: SignUpInput) =>
      client((await calls()).signUpCall, { body, idempotencyKey }),
  });

export const signInMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (body: z.input<typeof signInCall.body>) =>
      (await client((await calls()).signInCall, { body })).data,
  });

/** What the profile screen saves: the fields that may change, and a new photo if one was chosen. */
export interface ProfileUpdate {
  readonly user: User;
  readonly changes: z.input<typeof updateProfileCall.body>;
  readonly photo?: File | undefined;
  /** Told as soon as the profile is saved, before the photo is sent: what a failure after it has not undone. */
  readonly onProfileSaved?: (saved: User) => void;
}

/** Saves the profile, then the photo if there is one; answers with the update's answer and passes any failure on (S-7.15). */
export const updateProfileMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async ({ user, changes, photo, onProfileSaved }: ProfileUpdate) => {
      const { updateProfileCall, uploadProfilePhotoCall } = await calls();
      const { id, name, email, membership_type } = user;
      const sent = { user_id: id, name, email, membership_type, ...changes, profile_completed: 1 };
      const { data } = await client(updateProfileCall, { body: sent });
      onProfileSaved?.(data);
      if (photo) {
        const form = new FormData();
        form.set('profile_photo', photo, photo.name);
        await client(uploadProfilePhotoCall, { form });
      }
      return data;
    },
  });
