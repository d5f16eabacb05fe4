import { LoadingNotice } from '@imc/ui';
import { useEffect, useState } from 'react';
import { blogLoading } from '../../content/index.ts';

/** Milliseconds that the blog may take to come before it is said: what comes sooner would only flash. */
const loadingDelay = 150;

export interface BlogLoadingProps {
  /** Path of the page that is on its way; undefined where none is. */
  path: string | undefined;
}

/** 'Loading...' while a page of the blog is slow to come, from wherever one goes there (S-8.13). */
export function BlogLoading({ path = '' }: BlogLoadingProps) {
  const isComing = /^\/blog\b/.test(path);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(setIsSlow, loadingDelay, true);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isComing]);
  return isComing && isSlow && <LoadingNotice label={blogLoading} />;
}
