import { useRef } from 'react';

/**
 * The key that makes a repeated submission harmless. It stays the same for as long as what is sent stays the same, so that a second press or a
 * retry after a lost answer is carried out once; other content is another submission and gets another key.
 */
export function useSubmissionKey(): (content: string) => string {
  const last = useRef<{ content: string; key: string }>(undefined);
  return (content) => {
    if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
}
