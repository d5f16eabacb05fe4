import { resetMinutes } from '@imc/api/contract';
import { MailAction } from '../parts/mail-action.tsx';
import { MailSheet } from '../parts/mail-sheet.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import type { Template } from '../template.ts';

/** Sent when somebody has asked for a new password for the account. */
export const passwordReset: Template<{
  /** Link to choose a new password. It gives access to the account, so it is created when the mail is sent. */
  readonly link: string;
}> = {
  subject: () => 'Choose a new password',
  Mail: ({ data, name }) => (
    <MailSheet
      title="Choose a new password"
      preview={`The link works once, and for ${resetMinutes} minutes.`}
      name={name}
      reason="You receive this email because somebody asked for a new password for the account with this address."
    >
      <Paragraph>
        Somebody, most likely you, asked for a new password for your account with the Institute.
      </Paragraph>
      <MailAction href={data.link}>Choose a new password</MailAction>
      <Paragraph>
        The link works once, and for {resetMinutes} minutes. Only the newest link works. Please don’t forward
        this email: the link gives access to your account.
      </Paragraph>
      <Paragraph>If it was not you, there is nothing to do: your password stays as it is.</Paragraph>
    </MailSheet>
  ),
};
