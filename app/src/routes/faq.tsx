import { faq } from '@imc/screens/content';
import { FaqScreen } from '@imc/screens/public/faq';
import { pageMeta } from '../share-meta.ts';
import { faqPage } from '../structured-data.ts';

export const meta = () => pageMeta(faq, import.meta.env.SSR && [faqPage()]);

const screen = <FaqScreen />;

export default function Faq() {
  return screen;
}
