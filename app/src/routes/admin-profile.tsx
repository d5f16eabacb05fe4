import { AdminProfileScreen } from '@imc/screens/admin/profile/admin-profile-screen';
import { staffProfilePage } from '@imc/screens/content/account-settings';
import { privateMeta } from '@imc/screens/head';
import { useAuthStore } from '../session/auth-store.ts';
import { useAreaUser } from '../session/use-area-user.ts';

export const meta = () => privateMeta(staffProfilePage.title);

export default function AdminProfile() {
  const setUser = useAuthStore((store) => store.setUser);
  return <AdminProfileScreen user={useAreaUser()} onSaved={setUser} />;
}
