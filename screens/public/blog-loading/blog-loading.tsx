import { LoadingNotice } from '@imc/ui';
import { useEffect, useState } from 'react';
import { blogLoading } from '../../content/index.ts';

/** Milliseconds before the loading notice is shown, so that it does not flash on fast navigations. */
const loadingDelay = 150;

export interface BlogLoadingProps {
  /** Path of the page that is loading. */
  path: string | undefined;
}

/** Shows 'Loading...' on any page while a page of the blog is slow to load (S-8.13). */
export function BlogLoading({ path = '' }: BlogLoadingProps) {
  const isBlogPending = /^\/blog\b/.test(path);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isBlogPending) return;
    const timer = setTimeout(setIsSlow, loadingDelay, true);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBlogPending]);
  return isBlogPending && isSlow && <LoadingNotice label={blogLoading} />;
}
