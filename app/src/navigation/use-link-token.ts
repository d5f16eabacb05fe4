import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Where the token of a mailed link is kept once it has left the address. */
interface LinkState {
  readonly linkToken?: string;
}

const never = () => () => {};

/**
 * The token that a mailed link carries after its `#`, where no server and no other site sees it. It is taken out of the address, so that it is not
 * read over a shoulder or passed on with a copied address, and kept in the entry of the history: a reload still has it. Empty where the
 * link carries none, undefined until the browser has taken over the prerendered page.
 */
export function useLinkToken(): string | undefined {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const carried = hash.slice(1);
  useEffect(() => {
    if (carried === '') return;
    const kept: LinkState = { linkToken: carried };
    void navigate(pathname, { replace: true, state: kept });
  }, [carried, pathname, navigate]);
  const kept = (state as LinkState | null)?.linkToken ?? '';
  return useSyncExternalStore(
    never,
    () => carried || kept,
    () => undefined,
  );
}
