import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** What the server writes into the head for machines alone (share-meta.ts). */
const forMachines =
  'meta[property], meta[name=description], meta[name=author], meta[name^=twitter], [type="application/ld+json"]';

/**
 * The head of the page that was opened first tells machines what it is. None of it is true of the next page, and none is told of that one in its
 * place: machines ask the server for each page, and a browser that shares one finds its title and its address.
 */
export function useFirstHead() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    for (const tag of document.head.querySelectorAll(forMachines)) tag.remove();
  }, [pathname]);
}
