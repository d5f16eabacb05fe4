import { useEffect, useState } from 'react';

/** Whether the time is in the future. Renders again when it is over. */
export function useIsAhead(time: string | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  const left = time === null ? 0 : Date.parse(time) - now;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [left]);
  return left > 0;
}
