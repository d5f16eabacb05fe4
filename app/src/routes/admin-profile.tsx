import { AdminProfileScreen } from '@imc/screens/admin/admin-profile';
import { privateMeta } from '@imc/screens/head';
import { useAreaUser } from '../session/use-area-user.ts';

export const meta = () => privateMeta('Your account');

export default function AdminProfile() {
  return <AdminProfileScreen user={useAreaUser()} />;
}
