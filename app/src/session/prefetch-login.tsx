import { Link } from 'react-router';

/** Prefetches the sign-in page, so that signing out leads there without a connection too. Shows nothing. */
export function PrefetchLogin() {
  return <Link to="/login" prefetch="render" hidden aria-hidden="true" tabIndex={-1} />;
}
