import { AlertDialog } from '@imc/ui';
import type { ReactNode } from 'react';
import { adminApplications as texts } from '../../content/index.ts';
import type { StatusUpdate } from './use-status-update.ts';

/** Alert with the outcome of a status update (S-8.8). Only a conflict shows the server's message. */
export function StatusOutcomeAlert({
  update: { outcome, clearOutcome },
  savedExtra,
}: {
  update: StatusUpdate;
  /** Below the message that the status is saved. */
  savedExtra?: (id: number) => ReactNode;
}) {
  const failure = (outcome?.isConflict ? outcome.message : undefined) ?? texts.notUpdated;
  return (
    <AlertDialog
      open={outcome !== undefined}
      tone={outcome?.hasFailed ? 'failure' : 'success'}
      message={outcome?.hasFailed ? failure : texts.updated}
      okLabel={texts.ok}
      extra={outcome && !outcome.hasFailed && savedExtra?.(outcome.id)}
      onClose={clearOutcome}
    />
  );
}
