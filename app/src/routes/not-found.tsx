import { data } from 'react-router';

/** Any address that the route table does not know. */
export function loader() {
  throw data('There is no page at this address.', { status: 404 });
}

export default function NotFound() {
  return null;
}
