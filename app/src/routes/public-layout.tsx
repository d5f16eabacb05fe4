import { PublicLayout } from '@imc/screens/public/public-layout';
import { Outlet } from 'react-router';

/** The client comes with the first subscription: reading needs none. */
const subscribe = async (email: string) => {
  const session = await import('../session/subscribe.ts');
  return session.subscribe(email);
};

export default function Public() {
  return (
    <PublicLayout onSubscribe={subscribe}>
      <Outlet />
    </PublicLayout>
  );
}
