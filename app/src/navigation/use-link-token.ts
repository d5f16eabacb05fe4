import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from './use-is-hydrated.ts';

/** State of the history entry, where the token of a mailed link moves from the address. */
interface LinkState {
  readonly linkToken?: string;
}

/**
 * Returns the token in the hash of a mailed link. Browsers don't send the hash to servers. The token moves from the address to the history
 * entry, so that it is not seen or copied but survives a reload. Empty without a token, undefined until hydration.
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
