import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Begins a page that was navigated to at its content, where the press that led there is gone: else a keyboard would start from nowhere. */
export function useArrival() {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [key]);
}
