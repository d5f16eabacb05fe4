import { useRef } from 'react';

/** 128 random bits in hex. `crypto.randomUUID` requires a secure context, so it fails on a phone in the same network without TLS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Returns a function that provides the idempotency key of a submission. The same content has the same key, so
 * that a double click or a retry after a lost response is executed only once.
 */
export function useSubmissionKey(): (content: string) => string {
  const last = useRef<{ content: string; key: string }>(undefined);
  return (content) => {
    if (last.current?.content !== content) last.current = { content, key: newKey() };
    return last.current.key;
  };
}
