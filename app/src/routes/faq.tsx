import { faq } from '@imc/screens/content';
import { FaqScreen } from '@imc/screens/public/faq';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta(faq.title, faq.lead);

export default function Faq() {
  return <FaqScreen />;
}
