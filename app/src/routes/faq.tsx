import { faq } from '@imc/screens/content';
import { faqPage, pageMeta } from '@imc/screens/head';
import { FaqScreen } from '@imc/screens/public/faq/faq-screen';

export const meta = () => pageMeta(faq, import.meta.env.SSR && [faqPage()]);

const screen = <FaqScreen />;

export default function Faq() {
  return screen;
}
