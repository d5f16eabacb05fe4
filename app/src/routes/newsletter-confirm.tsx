import { NewsletterLinkScreen } from '@imc/screens/account/newsletter-link/newsletter-link-screen';
import { newsletterConfirmPage } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { useLinkToken } from '../navigation/use-link-token.ts';

export const meta = () => pageMeta(newsletterConfirmPage);

export default function NewsletterConfirm() {
  return <NewsletterLinkScreen kind="confirm" token={useLinkToken()} />;
}
