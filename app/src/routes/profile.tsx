import { profilePage } from '@imc/screens/content/account-settings';
import { privateMeta } from '@imc/screens/head';
import { ProfileScreen } from '@imc/screens/member/profile/profile-screen';
import { useAuthStore } from '../session/auth-store.ts';
import { loadClient } from '../session/load-client.ts';
import { useAreaUser } from '../session/use-area-user.ts';

export const meta = () => privateMeta(profilePage.title);

export default function Profile() {
  const setUser = useAuthStore((store) => store.setUser);
  return (
    <ProfileScreen
      user={useAreaUser()}
      onSaved={setUser}
      onErased={async () => {
        const { forgetSession } = await loadClient();
        forgetSession('erased');
      }}
    />
  );
}
