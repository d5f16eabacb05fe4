import { timeText } from '../dates.ts';
import { Facts } from '../parts/facts.tsx';
import { MailAction } from '../parts/mail-action.tsx';
import { MailSheet } from '../parts/mail-sheet.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { aboutSecurity } from '../reasons.ts';
import type { Template } from '../template.ts';

/** A browser names itself, so only names that cannot be read as a link or a message are repeated. */
const isPlainBrowser = (browser: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N} ()-]{0,59}$/u.test(browser);

/** Sent when an account was signed in to from a browser that it was not used in before. */
export const newSignIn: Template<{
  readonly signedInAt: string;
  /** Browser and system, such as 'Chrome on Android'. Null if they are unknown. */
  readonly browser: string | null;
}> = {
  subject: () => 'A new sign-in to your account',
  Mail: ({ data, name, site }) => (
    <MailSheet
      title="A new sign-in to your account"
      preview="If it was you, there is nothing to do."
      name={name}
      reason={aboutSecurity}
    >
      <Paragraph>
        Somebody signed in to your account with the Institute from a browser that we have not seen before. If
        it was you, there is nothing to do.
      </Paragraph>
      <Facts
        facts={[
          ['Browser', data.browser !== null && isPlainBrowser(data.browser) ? data.browser : 'Unknown'],
          ['Time', timeText(data.signedInAt)],
        ]}
      />
      <Paragraph>
        If it was not you, choose a new password at once. That also signs out every device:
      </Paragraph>
      <MailAction href={`${site}/forgot-password`}>Choose a new password</MailAction>
    </MailSheet>
  ),
};
