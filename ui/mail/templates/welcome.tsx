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
        preview="Your account is created. The next step is your application."
        name={name}
        reason="You receive this email because an account was created with this address."
      >
        <Paragraph>
          You now have an account with the Institute. To become a member, please send us an application; the
          Membership Committee will review it.
        </Paragraph>
        <Facts facts={[['Grade you chose', categoryWithLetters(data.grade)]]} />
        {data.link !== null && (
          <>
            <Paragraph>
              First, please confirm that this address is yours. The link works once, and for {addressLinkDays}{' '}
              days:
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
          If you did not create this account, please don’t confirm it, and let us know: somebody else entered
          your address.
        </Paragraph>
      </MailSheet>
    );
  },
};
