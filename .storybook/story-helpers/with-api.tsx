import { type ApiClient, ApiClientProvider, formProblems, useFormMutation } from '@imc/api';
import { sampleClient, type sampleTokens } from '@imc/mocks';
import { unreachable } from '@imc/screens/content/account-pages';
import { QueryClient, QueryClientProvider, type UseMutationOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** Connects its children to the mocked provider, signed in as a sample user or signed out. */
export function Api({ as, children }: { as: keyof typeof sampleTokens | undefined; children: ReactNode }) {
  const [client] = useState(() => sampleClient(as));
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <ApiClientProvider value={client}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ApiClientProvider>
  );
}

/** Decorator form of `Api`. */
export const withApi = (as?: keyof typeof sampleTokens) => (Story: () => ReactNode) => (
  <Api as={as}>
    <Story />
  </Api>
);

/** Texts of a failed request without a message from the provider. */
export const failureTexts = { refused: unreachable, failed: unreachable };

/** Returns a submit function that sends a mutation of the API to the mocked provider, as a screen would. */
export const useApiSubmit = <Data, Variables>(
  mutation: (client: ApiClient) => UseMutationOptions<Data, Error, Variables>,
) => useFormMutation(mutation, { onError: (error) => formProblems(error, failureTexts) });
