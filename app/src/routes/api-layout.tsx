import { ApiClientProvider } from '@imc/api';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { apiClient, queryClient } from '../session/client.ts';

/** What the screens that call the server stand in. The public pages do without it, and without its script. */
export default function ApiLayout() {
  return (
    <ApiClientProvider value={apiClient}>
      <QueryClientProvider client={queryClient}>
        <Outlet />
      </QueryClientProvider>
    </ApiClientProvider>
  );
}
