import { contact } from '@imc/screens/content';
import { FeedbackScreen } from '@imc/screens/public/feedback';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta(contact.feedback.title, contact.feedback.lead);

export default function Feedback() {
  return <FeedbackScreen />;
}
