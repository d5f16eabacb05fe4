import { addressLinkDays, categoryWithLetters, type GradeCode } from '@imc/api/contract';
import { Facts } from '../parts/facts.tsx';
import { MailAction } from '../parts/mail-action.tsx';
import { MailLink } from '../parts/mail-link.tsx';
import { MailSheet } from '../parts/mail-sheet.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import type { Template } from '../template.ts';

/** Sent after sign-up. */
export const welcome: Template<{
  readonly grade: GradeCode;
  /** Page on which the owner confirms the address. Null once it is confirmed. */
  readonly link: string | null;
}> = {
  subject: () => 'Welcome to the Institute',
  Mail: ({ data, name, site }) => {
    const Start = data.link === null ? MailAction : MailLink;
    return (
      <MailSheet
        title="Welcome to the Institute"
        preview="Your account is open. The next step is your application."
        name={name}
        reason="You receive this email because an account was opened with this address."
      >
        <Paragraph>
          Your account with the Institute is open. It is not a membership yet: that begins with an
          application, which the Membership Committee reads.
        </Paragraph>
        <Facts facts={[['Grade you chose', categoryWithLetters(data.grade)]]} />
        {data.link !== null && (
          <>
            <Paragraph>
              First confirm that this address is yours. The link works once, and for {addressLinkDays} days:
            </Paragraph>
            <MailAction href={data.link}>Confirm my address</MailAction>
          </>
        )}
        <Paragraph>
          The application form saves itself while you type, so you can fill it in over several days and on any
          device. You need your education and work history, two referees, and a picture of your proof of
          payment.
        </Paragraph>
        <Start href={`${site}/dashboard/application`}>Start your application</Start>
        <Paragraph>
          If you did not open this account, do not confirm it, and please tell us: somebody typed your
          address.
        </Paragraph>
      </MailSheet>
    );
  },
};
