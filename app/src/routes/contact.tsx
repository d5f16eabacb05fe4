import { contact } from '@imc/screens/content';
import { ContactScreen } from '@imc/screens/public/contact';
import { pageMeta } from '../share-meta.ts';

export const meta = () => pageMeta(contact);

const screen = <ContactScreen />;

export default function Contact() {
  return screen;
}
