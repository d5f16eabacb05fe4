import { contact } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { FeedbackScreen } from '@imc/screens/public/feedback/feedback-screen';

export const meta = () => pageMeta(contact.feedback);

const screen = <FeedbackScreen />;

export default function Feedback() {
  return screen;
}
