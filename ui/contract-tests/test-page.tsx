import { type ReactNode, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Test page with a router, which calls `onReady` after mounting. The same on server and client, as hydration requires. */
export function Page({ onReady, children }: { onReady?: () => void; children: ReactNode }) {
  useEffect(() => onReady?.(), [onReady]);
  return <MemoryRouter>{children}</MemoryRouter>;
}
