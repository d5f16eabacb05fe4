import { profileQuery, signOutCall, type User, useApiClient } from '@imc/api';
import type { LoginNotice } from '@imc/screens/account/login';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAuthStore } from './auth-store.ts';
import { apiClient } from './client.ts';

/** What travels with a navigation to /login: why the person arrives there. */
export interface LoginState {
  readonly notice?: LoginNotice;
}

/** The session of a guarded area. */
export interface Session {
  /** The signed-in person: as stored at first, then as the server knows them now. Null while leaving for /login. */
  readonly user: User | null;
  /** Signs out: ends the session on the server, clears local storage, and goes to /login (specification, section 2). */
  readonly logout: () => void;
}

/** Follows the session, and leaves for /login as soon as it ends, in this tab or another; it says so there where it was not asked for. */
export function useSession(): Session {
  const user = useAuthStore(({ auth }) => auth.user);
  const setUser = useAuthStore((store) => store.setUser);
  const navigate = useNavigate();
  const leaving = useRef(false);
  const { data: fresh } = useQuery({ ...profileQuery(useApiClient()), enabled: user !== null });
  useEffect(() => {
    if (fresh) setUser(fresh);
  }, [fresh, setUser]);
  useEffect(() => {
    if (user) return;
    const state: LoginState = leaving.current ? {} : { notice: 'ended' };
    // It takes its turn after a page that is just fading in: else that one would come to stand over the sign-in.
    void navigate('/login', { replace: true, state, viewTransition: true });
  }, [user, navigate]);
  const logout = () => {
    leaving.current = true;
    // The person leaves at once. A server that can't be told keeps a session that ends by itself; its token is gone from here.
    apiClient(signOutCall).catch(reportError);
    useAuthStore.getState().logout();
  };
  return { user, logout };
}
