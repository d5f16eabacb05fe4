import {
  type ApplicationDetails,
  applicationReference,
  askableForm,
  memberApplicationQuery,
  type OpenInformationRequest,
  partOf,
  type User,
  useApiClient,
} from '@imc/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readDeviceDraft, removeDeviceDraft } from './device-draft.ts';
import type { OpenedDraft } from './use-open-draft.ts';

/** A request for information with the answer so far. */
export interface OpenedAnswer {
  readonly application: ApplicationDetails;
  readonly request: OpenInformationRequest;
  /** `stored` has only the requested sections. */
  readonly opened: OpenedDraft;
}

/**
 * Opens the answer to a request for information: this device's changes if the server does not have them,
 * otherwise the server's answer. Null without an application or an open request.
 */
export function useOpenAnswer(user: User, id: number) {
  const queryClient = useQueryClient();
  const client = useApiClient();
  return useMutation({
    mutationFn: async (): Promise<OpenedAnswer | null> => {
      const application = await queryClient.fetchQuery({
        ...memberApplicationQuery(client, user.email, id),
        staleTime: 0,
      });
      const request = application?.informationRequest;
      const device = await readDeviceDraft([user.id, id]);
      if (!application || !request) {
        // The answer was sent, or can't be sent any more.
        if (device) await removeDeviceDraft([user.id, id]);
        return null;
      }
      const form = { ...askableForm(application), ...request.draft.data };
      const { saved_at, revision } = request.draft;
      const draft = {
        application_id: id,
        reference: applicationReference(id),
        data: form,
        saved_at,
        revision,
        proof: null,
      };
      const stored = { data: partOf(form, request.sections), revision };
      if (!device?.isUnsaved) return { application, request, opened: { draft, stored, isUnsaved: false } };
      return {
        application,
        request,
        opened: {
          draft: { ...draft, data: { ...form, ...device.data }, revision: device.revision },
          // If it was changed elsewhere, the first save merges both.
          stored:
            device.revision === revision ? stored : { data: device.base ?? null, revision: device.revision },
          isUnsaved: true,
        },
      };
    },
  });
}
