import {
  ApiError,
  type ApplicationProblem,
  type ApplicationSubmission,
  mutationKeys,
  queryKeys,
  submitApplicationMutation,
  useApiClient,
} from '@imc/api';
import type { ApplicationFormHandle, ApplicationRefusal } from '@imc/ui/membership';
import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { warnOnLeaving } from '../../shared/warn-on-leaving.ts';
import { removeDeviceDraft } from './device-draft.ts';
import { forgetDraftProof } from './use-draft-proof.ts';

/** Prefix of the ids of the form's fields, which the alert outside the form links to. */
export const idPrefix = 'application';

let shownForm: ApplicationFormHandle | undefined;

/** The open form, for the alert outside it. */
export const openForm = {
  /** Registers the mounted form. Returns a function that removes it. */
  register(form: ApplicationFormHandle): () => void {
    shownForm = form;
    return () => {
      if (shownForm === form) shownForm = undefined;
    };
  },
  /** Opens the section of a control and focuses the control. Does nothing without an open form. */
  showField: (fieldId: string): void => shownForm?.showField(fieldId),
};

export type Submission = MutationState<unknown, Error, ApplicationSubmission>;

/** The newest submission of a draft, on any page. */
export function useSubmission(applicationId: number | undefined): Submission | undefined {
  return useMutationState({
    filters: { mutationKey: mutationKeys.submitApplication },
    select: ({ state }) => state as Submission,
  }).findLast(({ variables }) => variables?.form.application_id === applicationId);
}

/** Submits an application. The request continues when the user leaves the form; `SubmissionOutcome` shows the outcome. */
export function useSubmit(userId: number) {
  const queryClient = useQueryClient();
  const cache = queryClient.getMutationCache();
  return useMutation({
    ...submitApplicationMutation(useApiClient()),
    onMutate: () => {
      // A new submission replaces earlier failed ones.
      for (const failed of cache.findAll({ mutationKey: mutationKeys.submitApplication, status: 'error' }))
        cache.remove(failed);
      return warnOnLeaving();
    },
    onSuccess: (_answer, { form }) => {
      // The next application must not start with this proof.
      forgetDraftProof(queryClient, form.application_id);
      void removeDeviceDraft(userId);
      // The account's payment status is that of its current application.
      void queryClient.invalidateQueries({ queryKey: queryKeys.profile });
      return queryClient.invalidateQueries({ queryKey: queryKeys.memberApplications });
    },
    onSettled: (_data, _error, _submission, stopWarning) => stopWarning?.(),
  });
}

/** Converts the server's field errors to problems of the form. */
export const serverProblems = (error: unknown): ApplicationProblem[] =>
  error instanceof ApiError ? Object.entries(error.errors).map(([path, message]) => ({ path, message })) : [];

/** The server's rejection of a submission. The object is stable for the same rejection. */
export function useRefusal(submission: Submission | undefined): ApplicationRefusal | undefined {
  const { error, variables } = submission ?? {};
  return useMemo(
    () => (error && variables ? { problems: serverProblems(error), form: variables.form } : undefined),
    [error, variables],
  );
}
