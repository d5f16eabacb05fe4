import { addressLinkDays } from '@imc/api/contract';
import { MailAction } from '../parts/mail-action.tsx';
import { MailSheet } from '../parts/mail-sheet.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import type { Template } from '../template.ts';

/** Sent to the new address when its owner asks for a change (ACC-24). */
export const addressChange: Template<{
  /** Page on which the owner confirms the new address. */
  readonly link: string;
}> = {
  subject: () => 'Confirm your new email address',
  Mail: ({ data, name }) => (
    <MailSheet
      title="Confirm your new email address"
      preview="Your account will use this address once you confirm it."
      name={name}
      reason="You receive this email because somebody asked to use this address for an account with the Institute."
    >
      <Paragraph>
        Somebody, most likely you, asked to use this address for an account with the Institute. Nothing
        changes until it is confirmed:
      </Paragraph>
      <MailAction href={data.link}>Use this address</MailAction>
      <Paragraph>
        The link works once, and for {addressLinkDays} days. It signs you out on every device. After that,
        please sign in with this address and your current password.
      </Paragraph>
      <Paragraph>If it was not you, please ignore this email.</Paragraph>
    </MailSheet>
  ),
};
