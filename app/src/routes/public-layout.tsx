import { ErrorContent } from '@imc/screens/public/error';
import { PublicLayout, type SignedInPerson } from '@imc/screens/public/public-layout';
import type { ReactNode } from 'react';
import { Outlet, useLocation, useOutletContext, useParams } from 'react-router';
import { messageOf } from '../error-message.ts';
import { loadClient } from '../session/load-client.ts';
import type { Route } from './+types/public-layout';

/** Loads the client on the first subscription; pages without one do not need it. */
const subscribe = async (email: string) => (await loadClient()).subscribe(email);

// A constant element, as in the page routes, so that React skips it when the layout renders again for the signed-in person.
const page = <Outlet />;

function Frame({ children }: { children: ReactNode }) {
  const person = useOutletContext<SignedInPerson | undefined>();
  return (
    <PublicLayout onSubscribe={subscribe} person={person} unknownPath={'*' in useParams()}>
      {children}
    </PublicLayout>
  );
}

export default function Public() {
  return <Frame>{page}</Frame>;
}

/** Keeps navigation and footer. The root shows an error of this layout itself. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  return (
    <Frame>
      <ErrorContent message={messageOf(error)} retry={pathname + search} />
    </Frame>
  );
}
