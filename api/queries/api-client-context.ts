import { createContext, useContext } from 'react';
import type { ApiClient } from '../client/api-client.ts';
import { createUploadUrl } from '../client/upload-url.ts';

const ApiClientContext = createContext<ApiClient | undefined>(undefined);

/** Gives the screens below it the client that they call the provider with. */
export const ApiClientProvider = ApiClientContext.Provider;

/** The client of the nearest provider. */
export function useApiClient(): ApiClient {
  const client = useContext(ApiClientContext);
  if (!client) throw new Error('useApiClient needs an ApiClientProvider above it.');
  return client;
}

const UploadUrlContext = createContext(createUploadUrl());

/** Tells the screens below it where uploaded pictures open. Without it, on this site's own server. */
export const UploadUrlProvider = UploadUrlContext.Provider;

/** Where uploaded pictures open: `useUploadUrl().photo(file)`. */
export const useUploadUrl = () => useContext(UploadUrlContext);
