import { timeText } from '../dates.ts';
import { Facts } from '../parts/facts.tsx';
import { MailAction } from '../parts/mail-action.tsx';
import { MailSheet } from '../parts/mail-sheet.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { aboutSecurity } from '../reasons.ts';
import type { Template } from '../template.ts';

/** Tells the owner of an account about every change of its password (ASVS 6.3.7). */
export const passwordChanged: Template<{
  readonly changedAt: string;
}> = {
  subject: () => 'Your password was changed',
  Mail: ({ data, name, site }) => (
    <MailSheet
      title="Your password was changed"
      preview="If it was you, there is nothing to do."
      name={name}
      reason={aboutSecurity}
    >
      <Paragraph>
        The password of your account with the Institute was changed, and every other device was signed out. If
        it was you, there is nothing to do.
      </Paragraph>
      <Facts facts={[['Changed', timeText(data.changedAt)]]} />
      <Paragraph>If it was not you, choose a new password at once:</Paragraph>
      <MailAction href={`${site}/forgot-password`}>Choose a new password</MailAction>
    </MailSheet>
  ),
};
