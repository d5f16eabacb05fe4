import { useUploadUrl } from '@imc/api';
import { ProofField, type ProofFieldLabels } from '@imc/ui/membership';
import { useEffect, useSyncExternalStore } from 'react';
import type { ProofUploader } from './proof-uploader.ts';
import { warnOnLeaving } from './warn-on-leaving.ts';

export interface ProofUploadProps {
  uploader: ProofUploader;
  labels: ProofFieldLabels;
  /** Whether the stored picture can be removed. Default `false`. */
  removable?: boolean;
  /** One line instead of a frame with room for a preview. Default `false`. */
  compact?: boolean;
  id?: string;
  /** Error of the form. */
  error?: string | undefined;
  onChange?: () => void;
}

/** Sends a picture that was not stored when the browser is online again, and asks before the page is closed until it is stored. */
export function ProofUpload({
  uploader,
  labels,
  removable = false,
  compact = false,
  id,
  error,
  onChange,
}: ProofUploadProps) {
  const { proof: proofUrl } = useUploadUrl();
  const state = useSyncExternalStore(uploader.subscribe, uploader.state, uploader.state);

  useEffect(() => {
    addEventListener('online', uploader.resume);
    addEventListener('offline', uploader.interrupt);
    return () => {
      removeEventListener('online', uploader.resume);
      removeEventListener('offline', uploader.interrupt);
    };
  }, [uploader]);

  const isUnstored = state.chosen !== undefined;
  useEffect(() => (isUnstored ? warnOnLeaving() : undefined), [isUnstored]);

  return (
    <ProofField
      state={state}
      labels={labels}
      proofUrl={proofUrl}
      id={id}
      compact={compact}
      error={error}
      onChoose={(file) => {
        uploader.choose(file);
        onChange?.();
      }}
      onCancel={uploader.cancel}
      onRetry={uploader.retry}
      onRemove={removable ? uploader.remove : undefined}
    />
  );
}
