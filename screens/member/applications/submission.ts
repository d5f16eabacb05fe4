import {
  ApiError,
  type ApplicationProblem,
  type ApplicationSubmission,
  mutationKeys,
  queryKeys,
  submitApplicationMutation,
  useApiClient,
} from '@imc/api';
import type { ApplicationRefusal } from '@imc/ui/membership';
import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { warnOnLeaving } from '../../shared/warn-on-leaving.ts';

/** What the ids of the form's controls begin with: the alert leads to them from outside of the form. */
export const idPrefix = 'application';

/** A submission as the cache holds it. */
export type Submission = MutationState<unknown, Error, ApplicationSubmission>;

/** The newest submission of a draft, wherever it was begun; undefined where there is none. */
export function useSubmission(applicationId: number): Submission | undefined {
  return useMutationState({
    filters: { mutationKey: mutationKeys.submitApplication },
    select: ({ state }) => state as Submission,
  }).findLast(({ variables }) => variables?.form.application_id === applicationId);
}

/** Submits the application. It goes on wherever the person goes; `SubmissionOutcome` says how it ended. */
export function useSubmit() {
  const queryClient = useQueryClient();
  const cache = queryClient.getMutationCache();
  return useMutation({
    ...submitApplicationMutation(useApiClient()),
    onMutate: () => {
      // A failed one has been replaced by this.
      for (const failed of cache.findAll({ mutationKey: mutationKeys.submitApplication, status: 'error' }))
        cache.remove(failed);
      return warnOnLeaving();
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.memberApplications }),
    onSettled: (_data, _error, _submission, stopWarning) => stopWarning?.(),
  });
}

/** What the server found to mend, as problems of the form. */
export const serverProblems = (error: unknown): ApplicationProblem[] =>
  error instanceof ApiError ? Object.entries(error.errors).map(([path, message]) => ({ path, message })) : [];

/** What the server refused of a submission, for the form; the same object for as long as it is the same refusal. */
export function useRefusal(submission: Submission | undefined): ApplicationRefusal | undefined {
  const { error, variables } = submission ?? {};
  return useMemo(
    () => (error && variables ? { problems: serverProblems(error), form: variables.form } : undefined),
    [error, variables],
  );
}
