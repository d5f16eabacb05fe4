import { createContext, useContext } from 'react';
import type { ApiClient } from '../client/api-client.ts';
import { createUploadUrl } from '../client/upload-url.ts';

const ApiClientContext = createContext<ApiClient | undefined>(undefined);

/** Provides the API client to the screens inside it. */
export const ApiClientProvider = ApiClientContext.Provider;

/** Returns the API client of the nearest `ApiClientProvider`. Throws if there is none. */
export function useApiClient(): ApiClient {
  const client = useContext(ApiClientContext);
  if (!client) throw new Error('useApiClient must be used inside an ApiClientProvider.');
  return client;
}

const UploadUrlContext = createContext(createUploadUrl());

/** Provides the URLs of uploaded images to the screens inside it. Default: this site's own server. */
export const UploadUrlProvider = UploadUrlContext.Provider;

/** Returns the URL builder for uploaded images: `useUploadUrl().photo(file)`. */
export const useUploadUrl = () => useContext(UploadUrlContext);
