import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** State of the history entry that keeps the token of a mailed link after it has left the address. */
interface LinkState {
  readonly linkToken?: string;
}

/** `useSyncExternalStore` needs a subscription; this store never changes. */
const never = () => () => {};

/**
 * The token that a mailed link carries after its `#`, where no server and no other site sees it. It leaves the address, so that it is not
 * read over a shoulder or copied with the address, and stays in the state of the history entry, so that a reload still has it. Empty where
 * the link has none, undefined until the prerendered page is hydrated.
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
  return useSyncExternalStore(
    never,
    () => fromHash || stored,
    () => undefined,
  );
}
