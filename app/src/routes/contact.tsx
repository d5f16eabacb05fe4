import { contact } from '@imc/screens/content';
import { ContactScreen } from '@imc/screens/public/contact';
import { pageMeta } from '../share-meta.ts';

export const meta = () => pageMeta(contact);

export default function Contact() {
  return <ContactScreen />;
}
