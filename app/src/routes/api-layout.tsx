import { type ApiClient, ApiClientProvider, createUploadUrl, UploadUrlProvider } from '@imc/api';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { apiUrl } from '../api-url.ts';
import { loadClient } from '../session/load-client.ts';
import { queryClient } from '../session/query-client.ts';

let loaded: ApiClient | undefined;

/**
 * The client comes with the first call, or once somebody begins to fill in a form. From then on calls start without a wait: a page that is being
 * closed would not see the end of it.
 */
const apiClient: ApiClient = async (...call) => {
  loaded ??= (await loadClient()).apiClient;
  return loaded(...call);
};

const uploadUrl = createUploadUrl(apiUrl);

/** What the screens that call the server stand in. The public pages do without it, and without its script. */
export default function ApiLayout() {
  useEffect(() => {
    const warmUp = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      // Not before the field shows that it has the focus. What can't be loaded yet is asked for again by the call, which says so.
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
