import { RegisterScreen } from '@imc/screens/account/register';
import { registerPage } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { useNavigate } from 'react-router';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';
import { signUpDraft } from '../session/sign-up-draft.ts';
import type { LoginState } from '../session/use-session.ts';

export const meta = () => pageMeta(registerPage);

export default function Register() {
  const navigate = useNavigate();
  const { params, open, close } = useSearchParamView();
  const state: LoginState = { notice: 'registered' };
  return (
    <RegisterScreen
      draft={signUpDraft.read()}
      onDraft={signUpDraft.save}
      step={params.get('step') === '2' ? 2 : 1}
      onStep={(step) =>
        step === 2 ? open(new URLSearchParams({ step: '2' })) : close(new URLSearchParams())
      }
      onRegistered={() => {
        signUpDraft.clear();
        void navigate('/login', { state });
      }}
    />
  );
}
