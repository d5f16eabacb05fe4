import { joinForm } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { JoinScreen } from '@imc/screens/public/join/join-screen';
import { contactForms } from '../session/contact-forms.ts';

export const meta = () => pageMeta(joinForm);

const screen = <JoinScreen forms={contactForms} />;

export default function Join() {
  return screen;
}
