import { confirmSubscriptionMutation, leaveNewsletterMutation, useApiClient } from '@imc/api';
import { mailedLink } from '../../content/mailed-link.ts';
import { newsletterLinks } from '../../content/newsletter-link-pages.ts';
import { newsletterConfirmPage, newsletterLeavePage } from '../../content/newsletter-links.ts';
import { MailedLink } from '../mailed-link/mailed-link.tsx';

export interface NewsletterLinkScreenProps {
  /** Whether the link confirms the subscription or ends it. */
  kind: 'confirm' | 'leave';
  /** Empty if the address has no token; undefined until hydration. */
  token: string | undefined;
}

const titles = { confirm: newsletterConfirmPage.title, leave: newsletterLeavePage.title } as const;
const mutations = { confirm: confirmSubscriptionMutation, leave: leaveNewsletterMutation } as const;

/** Opened from a mail of the newsletter: one button confirms the subscription or ends it (NEWS-2, NEWS-3). */
export function NewsletterLinkScreen({ kind, token }: NewsletterLinkScreenProps) {
  const { doneText, ...texts } = newsletterLinks[kind];
  return (
    <MailedLink
      {...texts}
      title={titles[kind]}
      doneText={() => doneText}
      next={mailedLink.home}
      token={token}
      mutation={mutations[kind](useApiClient())}
    />
  );
}
