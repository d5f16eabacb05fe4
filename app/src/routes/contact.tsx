import { contact } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { ContactScreen } from '@imc/screens/public/contact';

export const meta = () => pageMeta(contact);

const screen = <ContactScreen />;

export default function Contact() {
  return screen;
}
