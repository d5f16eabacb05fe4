import { privateMeta } from '@imc/screens/head';
import { ProfileScreen } from '@imc/screens/member/profile';
import { useNavigate } from 'react-router';
import { useAuthStore } from '../session/auth-store.ts';
import { loadClient } from '../session/load-client.ts';
import { useAreaUser } from '../session/use-area-user.ts';
import type { LoginState } from '../session/use-session.ts';

export const meta = () => privateMeta('Profile');

export default function Profile() {
  const setUser = useAuthStore((store) => store.setUser);
  const navigate = useNavigate();
  const state: LoginState = { notice: 'erased' };
  return (
    <ProfileScreen
      user={useAreaUser()}
      onSaved={setUser}
      onErased={async () => {
        const { forgetSession } = await loadClient();
        // First leave the area, which would report an ended session. The session is cleared even if the page can't be loaded.
        try {
          await navigate('/login', { replace: true, state });
        } finally {
          forgetSession();
        }
      }}
    />
  );
}
