import { removeDraftProof, uploadDraftProof, useApiClient } from '@imc/api';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { proofNotRemoved } from '../../content/proof-field.ts';
import { createProofUploader, type ProofUploader } from '../../shared/proof-uploader.ts';
import type { FormDraft } from './device-draft.ts';

/** Uploaders by draft, so that an upload continues when the user leaves the form and is shown when they return. */
const uploaders = new WeakMap<QueryClient, Map<number | undefined, ProofUploader>>();

/** Call when the draft's application is submitted. */
export const forgetDraftProof = (queryClient: QueryClient, applicationId: number | undefined): void => {
  uploaders.get(queryClient)?.delete(applicationId);
};

/**
 * Returns the uploader that keeps the proof of payment with the draft. Without a draft on the server, it
 * keeps the picture for the submission.
 */
export function useDraftProof(draft: FormDraft): ProofUploader {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const [uploader] = useState(() => {
    const byDraft = uploaders.get(queryClient) ?? new Map<number | undefined, ProofUploader>();
    uploaders.set(queryClient, byDraft);
    const { application_id: applicationId, proof } = draft;
    const earlier = byDraft.get(applicationId);
    const state = earlier?.state();
    // The stored proof may have been replaced on another device.
    if (earlier && (state?.chosen || state?.stored?.file === proof?.file)) return earlier;
    const created = createProofUploader({
      stored: proof,
      ...(applicationId !== undefined && {
        send: ({ file, signal, onProgress }) =>
          uploadDraftProof(client, { applicationId, file, signal, onProgress }),
        remove: () => removeDraftProof(client, applicationId),
      }),
      notRemoved: proofNotRemoved,
    });
    byDraft.set(applicationId, created);
    return created;
  });
  return uploader;
}
