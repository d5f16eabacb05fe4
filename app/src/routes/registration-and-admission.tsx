import { registration } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { RegistrationAndAdmissionScreen } from '@imc/screens/public/registration-and-admission/registration-and-admission-screen';

export const meta = () => pageMeta(registration);

const screen = <RegistrationAndAdmissionScreen />;

export default function RegistrationAndAdmission() {
  return screen;
}
