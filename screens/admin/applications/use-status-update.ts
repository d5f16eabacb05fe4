import {
  type ApplicationStatus,
  type StatusDecision,
  serverMessage,
  statusConflict,
  updateApplicationStatusMutation,
  useApiClient,
} from '@imc/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showStatus } from './show-status.ts';

export interface StatusOutcome {
  readonly hasFailed: boolean;
  readonly id: number;
  /** The server's message, if there is one. */
  readonly message?: string | undefined;
  /** Whether somebody else has decided since. */
  readonly isConflict?: boolean;
}

/** Updates the status of applications (S-8.8). */
export interface StatusUpdate {
  readonly setStatus: (decision: StatusDecision) => Promise<void>;
  /** Saves a decision and returns its outcome without showing it. */
  readonly saveStatus: (decision: StatusDecision) => Promise<StatusOutcome>;
  readonly showSaved: (id: number) => void;
  /** The status that is being saved for an application. Undefined if none is. */
  readonly pendingStatus: (id: number) => ApplicationStatus | undefined;
  /** Outcome of the last update; undefined once it is acknowledged. */
  readonly outcome: StatusOutcome | undefined;
  readonly clearOutcome: () => void;
}

/**
 * Updates the status of an application and shows it (`showStatus`). If another admin has decided, nothing is
 * overwritten and their status is shown.
 */
export function useStatusUpdate(): StatusUpdate {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<StatusOutcome>();
  const mutation = useMutation(updateApplicationStatusMutation(useApiClient()));
  const saveStatus = async (decision: StatusDecision): Promise<StatusOutcome> => {
    try {
      await mutation.mutateAsync(decision);
      await showStatus(queryClient, decision.id, decision.status);
      return { id: decision.id, hasFailed: false };
    } catch (error) {
      const decided = statusConflict(error);
      if (decided) await showStatus(queryClient, decision.id, decided);
      return {
        id: decision.id,
        hasFailed: true,
        message: serverMessage(error),
        isConflict: decided !== undefined,
      };
    }
  };
  return {
    saveStatus,
    setStatus: async (decision) => setOutcome(await saveStatus(decision)),
    showSaved: (id) => setOutcome({ id, hasFailed: false }),
    pendingStatus: (id) =>
      mutation.isPending && mutation.variables.id === id ? mutation.variables.status : undefined,
    outcome,
    clearOutcome: () => setOutcome(undefined),
  };
}
