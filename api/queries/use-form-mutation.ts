import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { ApiError } from '../client/api-error.ts';
import type { FormProblems } from '../contract/rules/form-problems.ts';
import { useApiClient } from './api-client-context.ts';

/** The texts of a failed call, where the server gives none. */
export interface FailureTexts {
  /** The server said no, without words: 'Registration failed'. */
  readonly refused: string;
  /** No usable answer came: 'Registration failed. Please try again.' */
  readonly failed: string;
}

/** What a form shows of a failed call: the server's words, else those given; and its texts by field. */
export const formProblems = (error: unknown, { refused, failed }: FailureTexts): FormProblems =>
  error instanceof ApiError && error.kind === 'refused'
    ? { message: error.joined ?? refused, fields: error.errors }
    : { message: failed, fields: {} };

/**
 * Sends a form by a mutation of the API, as the forms of `@imc/ui/membership` take it: the function resolves to what is to be shown where it
 * failed, to undefined where it worked and `onSuccess` is done.
 */
export function useFormMutation<Data, Variables>(
  mutation: (client: ApiClient) => UseMutationOptions<Data, Error, Variables>,
  {
    onSuccess,
    onError,
  }: {
    readonly onSuccess?: ((data: Data, sent: Variables) => unknown) | undefined;
    readonly onError: (error: unknown, sent: Variables) => FormProblems | undefined;
  },
): (variables: Variables) => Promise<FormProblems | undefined> {
  const { mutateAsync } = useMutation(mutation(useApiClient()));
  return async (variables) => {
    try {
      const data = await mutateAsync(variables);
      await onSuccess?.(data, variables);
      return undefined;
    } catch (error) {
      return onError(error, variables);
    }
  };
}
