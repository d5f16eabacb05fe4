import { mutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ApiClient } from '../client/api-client.ts';
import { loadPart } from '../client/load-part.ts';
import type { signInCall, signUpCall, updateProfileCall } from '../contract/calls/accounts.ts';
import type { User } from '../contract/entities/user.ts';

/** Loads the response schemas with the first call, so that forms render without them. */
const calls = () =>
  loadPart(() =>
    import('../contract/calls/accounts.ts').then(
      ({ signUpCall, signInCall, updateProfileCall, uploadProfilePhotoCall }) => ({
        signUpCall,
        signInCall,
        updateProfileCall,
        uploadProfilePhotoCall,
      }),
    ),
  );

/** The idempotency key makes a double click harmless. */
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

/** The changed fields, and a new photo if the user chose one. */
export interface ProfileUpdate {
  readonly user: User;
  readonly changes: z.input<typeof updateProfileCall.body>;
  readonly photo?: File | undefined;
  /** Called before the photo is uploaded. The profile stays saved if the upload fails. */
  readonly onProfileSaved?: (saved: User) => void;
}

/** Saves the profile, then uploads the photo. Returns the saved profile and rethrows any error (S-7.15). */
export const updateProfileMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async ({ user, changes, photo, onProfileSaved }: ProfileUpdate) => {
      const { updateProfileCall, uploadProfilePhotoCall } = await calls();
      const { id, name, email, membership_type } = user;
      const body = { user_id: id, name, email, membership_type, ...changes, profile_completed: 1 };
      const { data } = await client(updateProfileCall, { body });
      onProfileSaved?.(data);
      if (photo) {
        const form = new FormData();
        form.set('profile_photo', photo, photo.name);
        await client(uploadProfilePhotoCall, { form });
      }
      return data;
    },
  });
