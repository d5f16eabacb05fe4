import { NewsletterLinkScreen } from '@imc/screens/account/newsletter-link/newsletter-link-screen';
import { newsletterLeavePage } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { useLinkToken } from '../navigation/use-link-token.ts';

export const meta = () => pageMeta(newsletterLeavePage);

export default function NewsletterLeave() {
  return <NewsletterLinkScreen kind="leave" token={useLinkToken()} />;
}
