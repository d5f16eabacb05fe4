import { type ApiClient, ApiClientProvider } from '@imc/api';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { loadClient } from '../session/load-client.ts';
import { queryClient } from '../session/query-client.ts';

const apiClient: ApiClient = async (...call) => (await loadClient()).apiClient(...call);

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
      <QueryClientProvider client={queryClient}>
        <Outlet />
      </QueryClientProvider>
    </ApiClientProvider>
  );
}
