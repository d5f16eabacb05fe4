import { AdminProfileScreen } from '@imc/screens/admin/profile/admin-profile-screen';
import { staffProfilePage } from '@imc/screens/content/account-settings';
import { privateMeta } from '@imc/screens/head';
import { useLocation, useNavigate } from 'react-router';
import { useAuthStore } from '../session/auth-store.ts';
import { useAreaUser } from '../session/use-area-user.ts';

export const meta = () => privateMeta(staffProfilePage.title);

export default function AdminProfile() {
  const setUser = useAuthStore((store) => store.setUser);
  const { state } = useLocation();
  const navigate = useNavigate();
  const onSecondFactorSetUp = () => {
    // The page that was opened before the second factor was set up (PPL-10).
    if (state?.wanted) void navigate(state.wanted, { replace: true });
  };
  return (
    <AdminProfileScreen user={useAreaUser()} onSaved={setUser} onSecondFactorSetUp={onSecondFactorSetUp} />
  );
}
