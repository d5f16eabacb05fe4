import { AdminProfileScreen } from '@imc/screens/admin/profile';
import { privateMeta } from '@imc/screens/head';
import { useAuthStore } from '../session/auth-store.ts';
import { useAreaUser } from '../session/use-area-user.ts';

export const meta = () => privateMeta('Your account');

export default function AdminProfile() {
  const setUser = useAuthStore((store) => store.setUser);
  return <AdminProfileScreen user={useAreaUser()} onSaved={setUser} />;
}
