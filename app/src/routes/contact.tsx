import { contact } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { ContactScreen } from '@imc/screens/public/contact/contact-screen';
import { contactForms } from '../session/contact-forms.ts';

export const meta = () => pageMeta(contact);

const screen = <ContactScreen forms={contactForms} />;

export default function Contact() {
  return screen;
}
