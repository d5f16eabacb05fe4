import { PublicLayout } from '@imc/screens/public/public-layout';
import { Outlet } from 'react-router';

export default function Public() {
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  );
}
