import { PublicLayout, type SignedInPerson } from '@imc/screens/public/public-layout';
import { Outlet, useOutletContext } from 'react-router';
import { loadClient } from '../session/load-client.ts';

/** Loads the client on the first subscription; pages without one do not need it. */
const subscribe = async (email: string) => (await loadClient()).subscribe(email);

// A constant element, as in the page routes: React then skips it when the layout renders again for the signed-in person.
const page = <Outlet />;

export default function Public() {
  const person = useOutletContext<SignedInPerson | undefined>();
  return (
    <PublicLayout onSubscribe={subscribe} person={person}>
      {page}
    </PublicLayout>
  );
}
