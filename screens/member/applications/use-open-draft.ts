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
import { type DeviceDraft, type FormDraft, readDeviceDraft, removeDeviceDraft } from './device-draft.ts';

export interface OpenedDraft {
  readonly draft: FormDraft;
  /** What the server is known to have at the form's revision. */
  readonly stored: Pick<ApplicationDraft, 'data' | 'revision'>;
  /** Whether the form contains changes that the server does not have. */
  readonly isUnsaved: boolean;
}

const fromDevice = (
  draft: DeviceDraft,
  stored: OpenedDraft['stored'] = { data: draft.base ?? null, revision: draft.revision },
): OpenedDraft => ({ draft, stored: draft.isUnsaved ? stored : draft, isUnsaved: draft.isUnsaved });

/** Used if neither the server nor this device has a draft. */
const onDeviceOnly: OpenedDraft = {
  draft: {
    ...{ application_id: undefined, reference: undefined },
    ...{ data: null, saved_at: null, revision: 0, proof: null },
  },
  stored: { data: null, revision: 0 },
  isUnsaved: false,
};

/** Whether the server opens no draft (APP-12). */
const hasNoDrafts = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind !== 'refused' || error.httpStatus >= 500 || [404, 405].includes(error.httpStatus));

/** Continues a draft that was only on this device as the draft that the server has opened since. */
function adopt(device: DeviceDraft, open: ApplicationDraft): OpenedDraft {
  const isNew = open.revision === 0;
  const marketer_code = device.data.marketer_code || open.data?.marketer_code;
  return fromDevice(
    {
      ...open,
      data: isNew && marketer_code ? { ...device.data, marketer_code } : device.data,
      revision: 0,
      isUnsaved: true,
    },
    isNew ? open : undefined,
  );
}

/**
 * Opens this device's changes if the server does not have them, otherwise the server's draft. If the server can't open one, opens the copy
 * on this device or an empty form. If the draft was also changed elsewhere, saving reports the conflict.
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
        if (device && device.application_id === undefined) return adopt(device, open);
        if (device?.application_id === open.application_id && device.isUnsaved)
          return fromDevice(
            { ...device, proof: open.proof },
            device.revision === open.revision ? open : undefined,
          );
        // The draft on this device was submitted or is outdated.
        if (device) await removeDeviceDraft(user.id);
        return { draft: open, stored: open, isUnsaved: false };
      } catch (error) {
        if (!hasNoDrafts(error)) throw error;
        return device ? fromDevice(device) : onDeviceOnly;
      }
    },
    // The payments page may have cached that there is no draft.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.applicationDraft }),
  });
}
