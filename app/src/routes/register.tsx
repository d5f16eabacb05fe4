import { gradeFromLabel, gradeParameter, referralCode, referralParameter } from '@imc/api';
import { RegisterScreen } from '@imc/screens/account/register/register-screen';
import { registerPage } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { useNavigate } from 'react-router';
import { useIsHydrated } from '../navigation/use-is-hydrated.ts';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';
import { signUpDraft } from '../session/sign-up-draft.ts';
import { useLeaveSignedIn } from '../session/use-leave-signed-in.ts';
import type { LoginState } from '../session/use-session.ts';

export const meta = () => pageMeta(registerPage);

export default function Register() {
  const navigate = useNavigate();
  const { params, open, close } = useSearchParamView();
  const isHydrated = useIsHydrated();
  const marketerCode = isHydrated ? referralCode(params.get(referralParameter)) : undefined;
  const grade = isHydrated ? gradeFromLabel(params.get(gradeParameter) ?? '') : undefined;
  useLeaveSignedIn(grade);
  /** Keeps the link's code and grade in the address of a step. */
  const placeOf = (step?: string) =>
    new URLSearchParams([
      ...(marketerCode ? [[referralParameter, marketerCode]] : []),
      ...(grade ? [[gradeParameter, grade]] : []),
      ...(step ? [['step', step]] : []),
    ]);
  return (
    <RegisterScreen
      draft={signUpDraft.read()}
      onDraft={signUpDraft.save}
      marketerCode={marketerCode}
      grade={grade}
      step={params.get('step') === '2' ? 2 : 1}
      onStep={(step) => (step === 2 ? open(placeOf('2')) : close(placeOf()))}
      onRegistered={(email) => {
        signUpDraft.clear();
        const state: LoginState = { notice: 'registered', email };
        void navigate('/login', { state });
      }}
    />
  );
}
