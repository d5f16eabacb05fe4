import { contact } from '@imc/screens/content';
import { ContactScreen } from '@imc/screens/public/contact';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta(contact.title, contact.lead);

export default function Contact() {
  return <ContactScreen />;
}
