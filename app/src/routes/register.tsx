import type { SignUpDetails } from '@imc/api';
import { RegisterScreen } from '@imc/screens/account/register';
import { registerPage } from '@imc/screens/content';
import { useNavigate } from 'react-router';
import { useView } from '../navigation/use-view.ts';
import type { LoginState } from '../session/use-session.ts';
import { pageMeta } from '../share-meta.ts';

export const meta = () => pageMeta(registerPage);

/** What was typed in the first step, for who looks at another page and comes back. Never the password; gone with a reload. */
let draft: SignUpDetails | undefined;

export default function Register() {
  const navigate = useNavigate();
  const { params, open, close } = useView();
  const state: LoginState = { notice: 'registered' };
  return (
    <RegisterScreen
      draft={draft}
      onDraft={(details) => {
        draft = details;
      }}
      step={params.get('step') === '2' ? 2 : 1}
      onStep={(step) =>
        step === 2 ? open(new URLSearchParams({ step: '2' })) : close(new URLSearchParams())
      }
      onRegistered={() => {
        draft = undefined;
        void navigate('/login', { state });
      }}
    />
  );
}
