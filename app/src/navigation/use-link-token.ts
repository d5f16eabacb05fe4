import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from './use-is-hydrated.ts';

/** State of the history entry that stores the token of a mailed link after it is removed from the address. */
interface LinkState {
  readonly linkToken?: string;
}

/**
 * Returns the token in the hash of a mailed link, which is never sent to a server or another site. The token is removed from the address, so that
 * it is not seen on the screen or copied with the address, and stored in the state of the history entry, so that it survives a reload. Empty if
 * the link has no token; undefined until the prerendered page is hydrated.
 */
export function useLinkToken(): string | undefined {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const fromHash = hash.slice(1);
  useEffect(() => {
    if (fromHash === '') return;
    const next: LinkState = { linkToken: fromHash };
    void navigate(pathname, { replace: true, state: next });
  }, [fromHash, pathname, navigate]);
  const stored = (state as LinkState | null)?.linkToken ?? '';
  return useIsHydrated() ? fromHash || stored : undefined;
}
