import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last letter until a search starts. */
const searchDelay = 300;

/**
 * Keeps what is typed into a search field, and calls `onSearch` when the user pauses. Back, Forward and links change the search too.
 *
 * @param search The search that the list was requested with.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    setTyped(search);
  }
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => latest.current(typed), searchDelay);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return [typed, setTyped] as const;
}
