import { type ApiClient, ApiClientProvider, createUploadUrl, UploadUrlProvider } from '@imc/api';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { apiUrl } from '../api-url.ts';
import { loadClient } from '../session/load-client.ts';
import { queryClient } from '../session/query-client.ts';

let loaded: ApiClient | undefined;

/**
 * Loads the client on the first call, or once the user starts to fill in a form. After that, calls start at
 * once: a call that waits for a script would be lost when the page is closed.
 */
const apiClient: ApiClient = async (...call) => {
  loaded ??= (await loadClient()).apiClient;
  return loaded(...call);
};

const uploadUrl = createUploadUrl(apiUrl);

/** Layout of the screens that call the API, so that only they load its script. */
export default function ApiLayout() {
  useEffect(() => {
    const warmUp = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      // Wait until the field has rendered its focus. If loading fails, the call tries again and reports the error.
      setTimeout(() => loadClient().catch(() => {}), 200);
    };
    addEventListener('focusin', warmUp);
    return () => removeEventListener('focusin', warmUp);
  }, []);
  return (
    <ApiClientProvider value={apiClient}>
      <UploadUrlProvider value={uploadUrl}>
        <QueryClientProvider client={queryClient}>
          <Outlet />
        </QueryClientProvider>
      </UploadUrlProvider>
    </ApiClientProvider>
  );
}
