import { PublicLayout } from '@imc/screens/public/public-layout';
import { Outlet } from 'react-router';
import { loadClient } from '../session/load-client.ts';

/** Loads the client on the first subscription; pages without one do not need it. */
const subscribe = async (email: string) => (await loadClient()).subscribe(email);

// A constant element, as in the page routes: React then skips it when the router re-renders without a change on the page.
const layout = (
  <PublicLayout onSubscribe={subscribe}>
    <Outlet />
  </PublicLayout>
);

export default function Public() {
  return layout;
}
