import type { SignedInPerson } from '@imc/screens/public/public-layout';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { loadClient } from './load-client.ts';
import type { revocationsKey, sessionKeys } from './session-keys.ts';

// Only the types are imported, so that the keys don't become a file of their own.
const tokenKey: (typeof sessionKeys)['token'] = 'token';
const pendingKey: typeof revocationsKey = 'revocations';

/**
 * Inline script before the first paint. Pages are prerendered for visitors. With a stored session, it marks
 * the root element, so that the navigation bar shows neither 'Sign in' nor 'Join' until the person is known.
 */
export const markStoredSession = `try{localStorage.${tokenKey}&&(document.documentElement.dataset.signedIn="")}catch{}`;

/** Whether local storage contains a session or pending revocations, which the client handles. */
function hasStoredSession(): boolean {
  try {
    return [tokenKey, pendingKey].some((key) => localStorage.getItem(key) !== null);
  } catch {
    // Storage is forbidden, so nothing can be restored.
    return false;
  }
}

/**
 * Returns who is signed in, on any page. Undefined for visitors, until the session is restored, and if the
 * client can't be loaded. Without a stored session, the client loads only when a form needs it.
 */
export function usePerson(): SignedInPerson | undefined {
  const [person, setPerson] = useState<SignedInPerson>();
  const isWatching = useRef(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each navigation, because a sign-in may have stored a session since.
  useEffect(() => {
    if (isWatching.current || !hasStoredSession()) return;
    isWatching.current = true;
    const show = (next: SignedInPerson | undefined) => {
      setPerson(next);
      document.documentElement.toggleAttribute('data-signed-in', next !== undefined);
    };
    loadClient().then(
      ({ watchPerson }) => watchPerson(show),
      (error) => {
        isWatching.current = false;
        show(undefined);
        reportError(error);
      },
    );
  }, [pathname]);
  return person;
}
