import { Link } from 'react-router';

/** Has the browser fetch the sign-in ahead, so that signing out leads there without a connection too. Shows nothing. */
export function LoginAhead() {
  return <Link to="/login" prefetch="render" hidden aria-hidden="true" tabIndex={-1} />;
}
