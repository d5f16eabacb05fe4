import { profileCall, queryKeys, type User, useApiClient } from '@imc/api';
import type { LoginNotice } from '@imc/screens/account/login/login-screen';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAuthStore } from './auth-store.ts';
import { homeOf, takeNotice } from './change-session.ts';
import { signOut } from './client.ts';
import { returnPath } from './return-path.ts';

/** State of a navigation to /login. */
export interface LoginState {
  readonly notice?: LoginNotice;
  /** The address to fill in after the sign-up. */
  readonly email?: string;
}

/** Session of a guarded area. */
export interface Session {
  /** The user as stored, then as loaded from the server. Null while navigating to /login. */
  readonly user: User | null;
  /** Clears local storage, ends the session on the server, and navigates to /login (S-2.59). */
  readonly logout: () => void;
}

/** Updates the signed-in user with the server's data, unless a save or a new sign-in has changed the session since the request. */
function useProfile(isSignedIn: boolean): void {
  const client = useApiClient();
  const { data: answer } = useQuery({
    queryKey: [...queryKeys.profile, 'session'],
    queryFn: async ({ signal }) => {
      const atRequest = useAuthStore.getState().auth;
      const { data: user } = await client(profileCall, { signal });
      return { atRequest, user };
    },
    // `atRequest` is compared by identity.
    structuralSharing: false,
    enabled: isSignedIn,
  });
  useEffect(() => {
    const { auth, setUser } = useAuthStore.getState();
    if (answer && answer.atRequest === auth) setUser(answer.user);
  }, [answer]);
}

/**
 * Navigates to /login when the session ends, in this tab or another, with a notice unless the user signed out
 * here. If another user signs in in another tab, navigates to that user's home page.
 */
export function useSession(): Session {
  const user = useAuthStore(({ auth }) => auth.user);
  const navigate = useNavigate();
  const isSigningOut = useRef(false);
  const previousId = useRef(user?.id);
  useProfile(user !== null);
  useEffect(() => {
    if (user?.id === previousId.current) return;
    if (!user && !isSigningOut.current)
      returnPath.save(location.pathname + location.search, previousId.current);
    previousId.current = user?.id;
    // A view transition would wait for the running one and then render over the next page.
    const options = { replace: true, viewTransition: true };
    const state: LoginState = isSigningOut.current ? {} : { notice: takeNotice() ?? 'ended' };
    void (user ? navigate(homeOf(user), options) : navigate('/login', { ...options, state }));
  }, [user, navigate]);
  const logout = () => {
    isSigningOut.current = true;
    signOut();
  };
  return { user, logout };
}
