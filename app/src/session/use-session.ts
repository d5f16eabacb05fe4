import { profileCall, queryKeys, type User, useApiClient } from '@imc/api';
import type { LoginNotice } from '@imc/screens/account/login';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAuthStore } from './auth-store.ts';
import { homeOf } from './change-session.ts';
import { signOut } from './client.ts';

/** What travels with a navigation to /login: why the person arrives there. */
export interface LoginState {
  readonly notice?: LoginNotice;
}

/** The session of a guarded area. */
export interface Session {
  /** The signed-in person: as stored at first, then as the server knows them now. Null while leaving for /login. */
  readonly user: User | null;
  /** Signs out: clears local storage, ends the session on the server, and goes to /login (S-2.59). */
  readonly logout: () => void;
}

/**
 * Keeps the signed-in person as the server knows them. An answer counts only where nothing has changed here since it was asked for: one that
 * comes after a save, or after somebody has signed in anew, is older than what is there.
 */
function useProfile(isSignedIn: boolean): void {
  const client = useApiClient();
  const { data: answer } = useQuery({
    queryKey: [...queryKeys.profile, 'session'],
    queryFn: async ({ signal }) => {
      const asked = useAuthStore.getState().auth;
      const { data: user } = await client(profileCall, { signal });
      return { asked, user };
    },
    // `asked` is compared by identity.
    structuralSharing: false,
    enabled: isSignedIn,
  });
  useEffect(() => {
    const { auth, setUser } = useAuthStore.getState();
    if (answer && answer.asked === auth) setUser(answer.user);
  }, [answer]);
}

/**
 * Follows the session, and leaves for /login as soon as it ends, in this tab or another; it says so there where it was not asked for. Where
 * somebody else signs in in another tab, this one goes to where they belong.
 */
export function useSession(): Session {
  const user = useAuthStore(({ auth }) => auth.user);
  const navigate = useNavigate();
  const leaving = useRef(false);
  const first = useRef(user?.id);
  useProfile(user !== null);
  useEffect(() => {
    if (user?.id === first.current) return;
    first.current = user?.id;
    // It takes its turn after a page that is just fading in: else that one would come to stand over the next.
    const options = { replace: true, viewTransition: true };
    const state: LoginState = leaving.current ? {} : { notice: 'ended' };
    void (user ? navigate(homeOf(user), options) : navigate('/login', { ...options, state }));
  }, [user, navigate]);
  const logout = () => {
    leaving.current = true;
    signOut();
  };
  return { user, logout };
}
