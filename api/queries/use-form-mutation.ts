import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { ApiError } from '../client/api-error.ts';
import type { FormProblems } from '../contract/rules/form-problems.ts';
import { useApiClient } from './api-client-context.ts';

/** Used if the server sends no message. */
export interface FailureTexts {
  /** The server rejected the call without a message: 'Registration failed'. */
  readonly refused: string;
  /** There was no usable response: 'Registration failed. Please try again.' */
  readonly failed: string;
}

/** The server's message or the fallback, and the messages by field. */
export const formProblems = (error: unknown, { refused, failed }: FailureTexts): FormProblems =>
  error instanceof ApiError && error.kind === 'refused'
    ? { message: error.joined ?? refused, fields: error.errors }
    : { message: failed, fields: {} };

/**
 * Submits a form with a mutation, as the forms of `@imc/ui/membership` expect. Resolves to the problems of a failed call, or to undefined once
 * `onSuccess` is done.
 */
export function useFormMutation<Data, Variables>(
  mutation: (client: ApiClient) => UseMutationOptions<Data, Error, Variables>,
  {
    onSuccess,
    onError,
  }: {
    readonly onSuccess?: ((data: Data, sent: Variables) => unknown) | undefined;
    readonly onError: (
      error: unknown,
      sent: Variables,
    ) => FormProblems | undefined | Promise<FormProblems | undefined>;
  },
): (variables: Variables) => Promise<FormProblems | undefined> {
  const { mutateAsync } = useMutation(mutation(useApiClient()));
  return async (variables) => {
    try {
      const data = await mutateAsync(variables);
      await onSuccess?.(data, variables);
      return undefined;
    } catch (error) {
      return await onError(error, variables);
    }
  };
}
