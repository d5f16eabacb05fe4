import { addressLinkDays } from '@imc/api/contract';
import { MailAction } from '../parts/mail-action.tsx';
import { MailSheet } from '../parts/mail-sheet.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { aboutSecurity } from '../reasons.ts';
import type { Template } from '../template.ts';

/** Sent to the former address when a change is asked for, and when it is made (ACC-25). */
export const addressStop: Template<{
  /** Page on which the owner stops the change, or undoes it. */
  readonly link: string;
  /** Whether the account has another address by now. */
  readonly isChanged: boolean;
}> = {
  subject: ({ isChanged }) =>
    isChanged ? 'Your email address was changed' : 'Somebody wants to change your email address',
  Mail: ({ data: { link, isChanged }, name }) => (
    <MailSheet
      title={isChanged ? 'Your email address was changed' : 'A change of your email address'}
      preview="If it was you, there is nothing to do."
      name={name}
      reason={aboutSecurity}
    >
      <Paragraph>
        {isChanged
          ? 'Your account with the Institute now uses another email address. Please sign in with the new address; our emails go there from now on.'
          : 'Somebody who knows your password, most likely you, asked for another email address for your account with the Institute. It changes once the new address is confirmed.'}{' '}
        If it was you, there is nothing to do.
      </Paragraph>
      <Paragraph>
        If it was not you, stop it.{' '}
        {isChanged ? 'Your account gets this address back, and' : 'Your account keeps this address, and'}{' '}
        every device is signed out. Then choose a new password.
      </Paragraph>
      <MailAction href={link}>Stop the change</MailAction>
      <Paragraph>The link works once, and for {addressLinkDays} days.</Paragraph>
    </MailSheet>
  ),
};
