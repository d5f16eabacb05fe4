import { contact } from '@imc/screens/content';
import { FeedbackScreen } from '@imc/screens/public/feedback';
import { pageMeta } from '../share-meta.ts';

export const meta = () => pageMeta(contact.feedback);

const screen = <FeedbackScreen />;

export default function Feedback() {
  return screen;
}
