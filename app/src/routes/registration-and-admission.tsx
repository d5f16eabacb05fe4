import { registration } from '@imc/screens/content';
import { RegistrationAndAdmissionScreen } from '@imc/screens/public/registration-and-admission';
import { pageMeta } from '../share-meta.ts';

export const meta = () => pageMeta(registration);

const screen = <RegistrationAndAdmissionScreen />;

export default function RegistrationAndAdmission() {
  return screen;
}
