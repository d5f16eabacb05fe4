import { ApiClientProvider } from '@imc/api';
import { sampleClient, type sampleTokens } from '@imc/mocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
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
