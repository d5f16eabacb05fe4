import { useEffect } from 'react';

/** Logs an error that the page shows, once. */
export function useLoggedError(error: unknown): void {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: failures are logged (S-8.13).
    console.error(error);
  }, [error]);
}
