import { useRef } from 'react';

/** 128 random bits. Not `randomUUID`, which browsers keep from pages that came without TLS, such as those for a phone on the same network. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * The key that makes a repeated submission harmless. It stays the same for as long as what is sent stays the same, so that a second click or a
 * retry after a lost answer is carried out once; other content is another submission and gets another key.
 */
export function useSubmissionKey(): (content: string) => string {
  const last = useRef<{ content: string; key: string }>(undefined);
  return (content) => {
    if (last.current?.content !== content) last.current = { content, key: newKey() };
    return last.current.key;
  };
}
