import { categoryWithLetters, type GradeCode } from '@imc/api/contract';
import { Facts } from '../parts/facts.tsx';
import { MailAction } from '../parts/mail-action.tsx';
import { MailSheet } from '../parts/mail-sheet.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import type { Template } from '../template.ts';

/** Sent after sign-up. */
export const welcome: Template<{
  readonly grade: GradeCode;
}> = {
  subject: () => 'Welcome to the Institute',
  Mail: ({ data, name, site }) => (
    <MailSheet
      title="Welcome to the Institute"
      preview="Your account is open. The next step is your application."
      name={name}
      reason="You receive this mail because an account was opened with this address."
    >
      <Paragraph>
        Your account with the Institute is open. It is not a membership yet: that begins with an application,
        which the Membership Committee reads.
      </Paragraph>
      <Facts facts={[['Grade you chose', categoryWithLetters(data.grade)]]} />
      <Paragraph>
        The form saves itself while you type, so you can fill it in over several days and on any device. You
        need your education and work history, two referees, and a picture of your proof of payment.
      </Paragraph>
      <MailAction href={`${site}/dashboard/application`}>Start your application</MailAction>
      <Paragraph>If you did not open this account, please tell us: somebody typed your address.</Paragraph>
    </MailSheet>
  ),
};
