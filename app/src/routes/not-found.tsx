import { data } from 'react-router';

/** Answers any address that no other route matches with 404. */
export function loader() {
  throw data('There is no page at this address.', { status: 404 });
}

export default function NotFound() {
  return null;
}
