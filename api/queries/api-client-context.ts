import { createContext, useContext } from 'react';
import type { ApiClient } from '../client/api-client.ts';

const ApiClientContext = createContext<ApiClient | undefined>(undefined);

/** Gives the screens below it the client that they call the provider with. */
export const ApiClientProvider = ApiClientContext.Provider;

/** The client of the nearest provider. */
export function useApiClient(): ApiClient {
  const client = useContext(ApiClientContext);
  if (!client) throw new Error('useApiClient needs an ApiClientProvider above it.');
  return client;
}
