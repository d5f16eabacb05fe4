import { addressLinkDays } from '@imc/api/contract';
import { MailAction } from '../parts/mail-action.tsx';
import { MailSheet } from '../parts/mail-sheet.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import type { Template } from '../template.ts';

/** Sent when the owner asks for the link of the sign-up again, or staff corrected the address (ACC-23). */
export const addressConfirm: Template<{
  /** Page on which the owner confirms the address. */
  readonly link: string;
}> = {
  subject: () => 'Confirm your email address',
  Mail: ({ data, name }) => (
    <MailSheet
      title="Confirm your email address"
      preview="Please confirm that this address is yours."
      name={name}
      reason="You receive this email because an account was created with this address."
    >
      <Paragraph>
        Please confirm that this address is yours. You can already use your account; your messages and
        newsletters are added to it once the address is confirmed.
      </Paragraph>
      <MailAction href={data.link}>Confirm my address</MailAction>
      <Paragraph>The link works once, and for {addressLinkDays} days.</Paragraph>
      <Paragraph>
        If you did not create an account, please ignore this email: somebody else entered your address, and
        can see nothing of yours.
      </Paragraph>
    </MailSheet>
  ),
};
