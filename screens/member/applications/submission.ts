import {
  ApiError,
  type ApplicationProblem,
  type ApplicationSubmission,
  fieldProblems,
  mutationKeys,
  problemLines,
  queryKeys,
  submitApplicationMutation,
  useApiClient,
} from '@imc/api';
import type { FormError } from '@imc/ui';
import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { warnOnLeaving } from '../../shared/warn-on-leaving.ts';
import { fieldId } from './application-form-values.ts';

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

/** The alert's lines, each leading to the first field that it is about. */
export function alertLines(problems: readonly ApplicationProblem[]): FormError[] {
  const fields = fieldProblems(problems);
  return problemLines(problems).map(({ path, message }) => {
    const first = fields.find((field) => field.path === path || field.path.startsWith(`${path}.`));
    return { message, fieldId: fieldId(first?.path ?? path) };
  });
}
