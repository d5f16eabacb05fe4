import { PublicLayout } from '@imc/screens/public/public-layout';
import { Outlet } from 'react-router';
import { loadClient } from '../session/load-client.ts';

/** The client comes with the first subscription: reading needs none. */
const subscribe = async (email: string) => (await loadClient()).subscribe(email);

/** One element for all time, as in the pages below: the router says of itself that it has changed more often than what they show does. */
const layout = (
  <PublicLayout onSubscribe={subscribe}>
    <Outlet />
  </PublicLayout>
);

export default function Public() {
  return layout;
}
