import { referralCode, referralParameter } from '@imc/api';
import { RegisterScreen } from '@imc/screens/account/register';
import { registerPage } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { useNavigate } from 'react-router';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';
import { signUpDraft } from '../session/sign-up-draft.ts';
import { useLeaveSignedIn } from '../session/use-leave-signed-in.ts';
import type { LoginState } from '../session/use-session.ts';

export const meta = () => pageMeta(registerPage);

export default function Register() {
  const navigate = useNavigate();
  useLeaveSignedIn();
  const { params, open, close } = useSearchParamView();
  const state: LoginState = { notice: 'registered' };
  const marketerCode = referralCode(params.get(referralParameter));
  /** Returns the address of a step, with the code of the link. */
  const placeOf = (step?: string) =>
    new URLSearchParams([
      ...(marketerCode ? [[referralParameter, marketerCode]] : []),
      ...(step ? [['step', step]] : []),
    ]);
  return (
    <RegisterScreen
      draft={signUpDraft.read()}
      onDraft={signUpDraft.save}
      marketerCode={marketerCode}
      step={params.get('step') === '2' ? 2 : 1}
      onStep={(step) => (step === 2 ? open(placeOf('2')) : close(placeOf()))}
      onRegistered={() => {
        signUpDraft.clear();
        void navigate('/login', { state });
      }}
    />
  );
}
