import { registration } from '@imc/screens/content';
import { RegistrationAndAdmissionScreen } from '@imc/screens/public/registration-and-admission';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta(registration.title, registration.lead);

export default function RegistrationAndAdmission() {
  return <RegistrationAndAdmissionScreen />;
}
