import { RegisterScreen } from '@imc/screens/account/register';
import { useNavigate } from 'react-router';
import { pageMeta } from '../page-title.ts';
import type { LoginState } from '../session/use-session.ts';

export const meta = () =>
  pageMeta('Create an account', 'Open an account with the Institute and apply for membership.');

export default function Register() {
  const navigate = useNavigate();
  const state: LoginState = { notice: 'registered' };
  return <RegisterScreen onRegistered={() => void navigate('/login', { state })} />;
}
