import { type ApiClient, ApiClientProvider, formProblems, useFormMutation } from '@imc/api';
import { sampleClient, type sampleTokens } from '@imc/mocks';
import { QueryClient, QueryClientProvider, type UseMutationOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

function Api({ as, children }: { as: keyof typeof sampleTokens | undefined; children: ReactNode }) {
  const [client] = useState(() => sampleClient(as));
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <ApiClientProvider value={client}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ApiClientProvider>
  );
}

/** Puts a story before the mocked provider, signed in as one of the sample people or as nobody. */
export const withApi = (as?: keyof typeof sampleTokens) => (Story: () => ReactNode) => (
  <Api as={as}>
    <Story />
  </Api>
);

/** What a story's form says of a failed call where the provider gives no words. */
export const failureTexts = { refused: 'It was refused.', failed: 'No usable answer came.' };

/** Sends what a story's form gives as a screen does: by a mutation of the API, to the mocked provider. */
export const useApiSubmit = <Data, Variables>(
  mutation: (client: ApiClient) => UseMutationOptions<Data, Error, Variables>,
) => useFormMutation(mutation, { onError: (error) => formProblems(error, failureTexts) });
