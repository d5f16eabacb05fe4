import {
  ApiError,
  type ApplicationDraft,
  draftScope,
  openDraft,
  queryKeys,
  type User,
  useApiClient,
} from '@imc/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DeviceDraft, readDeviceDraft, removeDeviceDraft } from './device-draft.ts';

/** A draft as the form starts with it. */
export interface OpenedDraft {
  /** The values of the form. */
  readonly draft: ApplicationDraft;
  /** What the server has stored, as far as known, at the revision on which the form is based. */
  readonly stored: Pick<ApplicationDraft, 'data' | 'revision'>;
  /** Whether the form contains changes that the server does not have. */
  readonly isUnsaved: boolean;
}

const fromDevice = (
  draft: DeviceDraft,
  stored: OpenedDraft['stored'] = { data: null, revision: draft.revision },
): OpenedDraft => ({ draft, stored: draft.isUnsaved ? stored : draft, isUnsaved: draft.isUnsaved });

const isOutage = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'unreachable' || error.httpStatus >= 500);

/**
 * Opens the user's draft: the changes on this device if the server does not have them, otherwise the server's draft. Without a connection,
 * opens the copy on this device. If the draft was also changed elsewhere, saving reports the conflict.
 */
export function useOpenDraft(user: User) {
  const queryClient = useQueryClient();
  const client = useApiClient();
  return useMutation({
    scope: draftScope,
    mutationFn: async (): Promise<OpenedDraft> => {
      const device = await readDeviceDraft(user.id);
      try {
        const open = await openDraft(client);
        if (device?.application_id === open.application_id && device.isUnsaved)
          return fromDevice(
            { ...device, proof: open.proof },
            device.revision === open.revision ? open : undefined,
          );
        // The draft on this device was submitted or is outdated.
        if (device) await removeDeviceDraft(user.id);
        return { draft: open, stored: open, isUnsaved: false };
      } catch (error) {
        if (device && isOutage(error)) return fromDevice(device);
        throw error;
      }
    },
    // The payments page may have cached that there is no draft.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.applicationDraft }),
  });
}
