import { RegisterScreen } from '@imc/screens/account/register';
import { useNavigate } from 'react-router';
import { pageMeta } from '../page-title.ts';

export const meta = () =>
  pageMeta('Create an account', 'Open an account with the Institute and apply for membership.');

export default function Register() {
  const navigate = useNavigate();
  return <RegisterScreen onRegistered={() => void navigate('/login', { state: { registered: true } })} />;
}
