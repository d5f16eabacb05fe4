import { signOutCall } from '@imc/api';
import { useNavigate } from 'react-router';
import { useAuthStore } from './auth-store.ts';
import { apiClient } from './client.ts';

/** Signs out: ends the session on the server, clears local storage, and goes to /login (specification, section 2). */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return () => {
    // The person leaves at once. A server that can't be told keeps a session that ends by itself; its token is gone from here.
    apiClient(signOutCall).catch(reportError);
    useAuthStore.getState().logout();
    void navigate('/login', { replace: true });
  };
}
