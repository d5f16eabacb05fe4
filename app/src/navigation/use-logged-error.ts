import { useEffect } from 'react';

/** Logs an error that a page shows in its own way, once. */
export function useLoggedError(error: unknown): void {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: failures are logged (S-8.13).
    console.error(error);
  }, [error]);
}
