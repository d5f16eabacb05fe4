import { Link } from 'react-router';

/** Prefetches the sign-in page, so that it opens after signing out without a connection. */
export function PrefetchLogin() {
  return <Link to="/login" prefetch="render" hidden aria-hidden="true" tabIndex={-1} />;
}
