import { unconfirmedDays } from '@imc/api/contract';
import { MailAction } from '../parts/mail-action.tsx';
import { MailSheet } from '../parts/mail-sheet.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import type { Template } from '../template.ts';

/** Sent when somebody has subscribed an address to the newsletter. */
export const newsletterConfirm: Template<{
  /** Page on which the reader confirms the subscription. */
  readonly link: string;
}> = {
  subject: () => 'Confirm your newsletter subscription',
  Mail: ({ data, name }) => (
    <MailSheet
      title="Confirm your subscription"
      preview="Please confirm that you want the newsletter."
      name={name}
      reason="You receive this email because somebody subscribed this address to the newsletter."
    >
      <Paragraph>
        Somebody, most likely you, subscribed this address to the newsletter of the Institute. Please confirm
        that you want to receive it:
      </Paragraph>
      <MailAction href={data.link}>Confirm the subscription</MailAction>
      <Paragraph>
        If it was not you, there is nothing to do: no newsletter is sent, and the address is deleted after{' '}
        {unconfirmedDays} days.
      </Paragraph>
    </MailSheet>
  ),
};
