import { type ReactNode, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** The page that a component is tried on: a router, and word of when it stands. The same on both sides, as hydration demands. */
export function Page({ onReady, children }: { onReady?: () => void; children: ReactNode }) {
  useEffect(() => onReady?.(), [onReady]);
  return <MemoryRouter>{children}</MemoryRouter>;
}
