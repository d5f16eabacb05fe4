import { createContext, useContext } from 'react';
import type { ApiClient } from '../client/api-client.ts';
import { createUploadUrl } from '../client/upload-url.ts';

const ApiClientContext = createContext<ApiClient | undefined>(undefined);

export const ApiClientProvider = ApiClientContext.Provider;

/** Throws without an `ApiClientProvider`. */
export function useApiClient(): ApiClient {
  const client = useContext(ApiClientContext);
  if (!client) throw new Error('useApiClient must be used inside an ApiClientProvider.');
  return client;
}

const UploadUrlContext = createContext(createUploadUrl());

/** Default: this site's own server. */
export const UploadUrlProvider = UploadUrlContext.Provider;

/** `useUploadUrl().photo(file)`. */
export const useUploadUrl = () => useContext(UploadUrlContext);
