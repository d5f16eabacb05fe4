import { useSyncExternalStore } from 'react';

const never = () => () => {};
const currentYear = () => new Date().getFullYear();

/**
 * The year, by the reader's own clock. A page may have been written in another one, at build: it is taken over as it stands, and then
 * shows the reader's.
 */
export function CurrentYear() {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // React leaves a text as it finds it where it was told to expect another; with another key it writes it anew.
  return (
    <span key={String(isTakenOver)} suppressHydrationWarning>
      {currentYear()}
    </span>
  );
}
