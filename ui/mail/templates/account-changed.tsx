import { accountRoles, aRoleForMembers, type CorrectableDetail, objectFrom } from '@imc/api/contract';
import { timeText } from '../dates.ts';
import { Facts } from '../parts/facts.tsx';
import { MailAction } from '../parts/mail-action.tsx';
import { MailSheet } from '../parts/mail-sheet.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Question } from '../parts/question.tsx';
import { aboutSecurity } from '../reasons.ts';
import type { Template } from '../template.ts';

const newRole = (role: string) =>
  `The Institute changed your role. You are now ${role}. Please sign in again.`;

const changes = {
  'second-factor-enabled':
    'A second factor was set up. You now need a code from your app to sign in, and every other device was signed out.',
  'second-factor-disabled':
    'The second factor was removed. You no longer need a code from your app to sign in.',
  'recovery-code-used': 'A recovery code was used in place of a code from your app. It can’t be used again.',
  'address-changed':
    'Your account now uses this email address. Please sign in with it: every device was signed out.',
  'address-change-stopped':
    'The change of your email address was stopped with the link in our email. Your account keeps the former address, and every device was signed out.',
  /** Changes by an admin: */
  'second-factor-reset':
    'The Institute removed your second factor and signed out every device. You no longer need a code from your app to sign in.',
  blocked: 'The Institute blocked your account and signed out every device. Nobody can sign in to it.',
  unblocked: 'The Institute unblocked your account. You can sign in again.',
  corrected: 'The Institute corrected details of your account.',
  'name-refused': 'The Institute did not approve your change of name. Your profile gives the reason.',
  ...objectFrom(accountRoles.map((role) => [`role-${role}`, newRole(aRoleForMembers(role))] as const)),
  'role-member': newRole('a member without access to the admin area'),
} as const;

/** What was changed about the security or the rights of an account. */
export type AccountChange = keyof typeof changes;

const detailNames: Readonly<Record<CorrectableDetail, string>> = {
  name: 'name',
  phone_number: 'telephone number',
  email: 'email address',
};

/** Changes by whoever is signed in or signs in. All others are made by an admin. */
const ownChanges: readonly AccountChange[] = [
  'second-factor-enabled',
  'second-factor-disabled',
  'recovery-code-used',
  'address-changed',
  'address-change-stopped',
];

/** Tells the owner of an account that its second factor, its role, a block or its details were changed, or that a recovery code was used (ASVS 6.3.7). */
export const accountChanged: Template<{
  readonly change: AccountChange;
  readonly changedAt: string;
  /** What was corrected, and why. The reason is null in the mail to the previous address, which may belong to somebody else. */
  readonly corrected?: { readonly details: readonly CorrectableDetail[]; readonly reason: string | null };
}> = {
  subject: () => 'A change to your account',
  Mail: ({ data: { change, changedAt, corrected }, name, site }) => {
    const isOwn = ownChanges.includes(change);
    return (
      <MailSheet
        title="A change to your account"
        preview={changes[change]}
        name={name}
        reason={aboutSecurity}
      >
        <Paragraph>{changes[change]}</Paragraph>
        <Facts
          facts={[
            ['Changed', timeText(changedAt)],
            ['Corrected', corrected?.details.map((detail) => detailNames[detail]).join(', ') ?? null],
          ]}
        />
        {corrected?.details.includes('email') && (
          <Paragraph>Every device was signed out. Please sign in with the corrected email address.</Paragraph>
        )}
        {corrected?.reason && (
          <>
            <Paragraph>The reason:</Paragraph>
            <Question>{corrected.reason}</Question>
          </>
        )}
        <Paragraph>
          {isOwn
            ? 'If it was you, there is nothing to do. If it was not you, choose a new password at once:'
            : 'If you did not expect this, write to the Institute:'}
        </Paragraph>
        {isOwn ? (
          <MailAction href={`${site}/forgot-password`}>Choose a new password</MailAction>
        ) : (
          <MailAction href={`${site}/contact`}>Write to the Institute</MailAction>
        )}
      </MailSheet>
    );
  },
};
