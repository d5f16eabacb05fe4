import { type ApiClient, ApiClientProvider, createUploadUrl, UploadUrlProvider } from '@imc/api';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { apiUrl } from '../api-url.ts';
import { loadClient } from '../session/load-client.ts';
import { queryClient } from '../session/query-client.ts';

let loaded: ApiClient | undefined;

/**
 * Loads the client on the first call, or once the user starts to fill in a form. After that, calls start immediately: a call that had to wait
 * for a script would be lost when the page is closed.
 */
const apiClient: ApiClient = async (...call) => {
  loaded ??= (await loadClient()).apiClient;
  return loaded(...call);
};

const uploadUrl = createUploadUrl(apiUrl);

/** Layout of the screens that call the API. Public pages do not need it, so they do not load its script. */
export default function ApiLayout() {
  useEffect(() => {
    const warmUp = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      // Waits until the field has rendered its focus. If loading fails, the call loads the client again and reports the error.
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
