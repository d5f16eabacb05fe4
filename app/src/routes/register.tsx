import { RegisterScreen } from '@imc/screens/account/register';
import { registerPage } from '@imc/screens/content';
import { useNavigate } from 'react-router';
import type { LoginState } from '../session/use-session.ts';
import { pageMeta } from '../share-meta.ts';

export const meta = () => pageMeta(registerPage);

export default function Register() {
  const navigate = useNavigate();
  const state: LoginState = { notice: 'registered' };
  return <RegisterScreen onRegistered={() => void navigate('/login', { state })} />;
}
