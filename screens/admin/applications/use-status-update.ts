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
import { adminApplications as texts } from '../../content/index.ts';
import { showStatus } from './show-status.ts';

/** Outcome of an update. */
export interface StatusOutcome {
  readonly hasFailed: boolean;
  /** Id of the application. */
  readonly id: number;
  /** The server's message, if there is one. */
  readonly message?: string | undefined;
  /** Whether somebody else has decided since. */
  readonly isConflict?: boolean;
}

/** The alerts of the specification (S-8.8). Only who has decided since is said in the server's words. */
export const outcomeMessage = (outcome: StatusOutcome | undefined): string => {
  if (!outcome?.hasFailed) return texts.updated;
  return (outcome.isConflict ? outcome.message : undefined) ?? texts.notUpdated;
};

/** Updates the status of applications, with the outcome to show (S-8.8). */
export interface StatusUpdate {
  /** Saves a decision and shows its outcome. */
  readonly setStatus: (decision: StatusDecision) => Promise<void>;
  /** Saves a decision. Resolves to its outcome without showing it. */
  readonly saveStatus: (decision: StatusDecision) => Promise<StatusOutcome>;
  /** Shows that the decision on an application was saved. */
  readonly showSaved: (id: number) => void;
  /** Returns the status that an application is being set to, or undefined without a pending update of it. */
  readonly pendingStatus: (id: number) => ApplicationStatus | undefined;
  /** Outcome of the last update; undefined once it is acknowledged. */
  readonly outcome: StatusOutcome | undefined;
  readonly clearOutcome: () => void;
}

/**
 * Updates the status of an application and shows it (`showStatus`). If another admin has decided since, their status is shown instead and nothing is
 * overwritten.
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
