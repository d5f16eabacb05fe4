import type { MailTemplate } from '@imc/api/contract';
import preview from '../../.storybook/preview.tsx';
import { longName, longQuestion, showing, unsafe } from '../../.storybook/story-helpers/mail-checks.ts';
import { MailPreview } from '../../.storybook/story-helpers/mail-preview.tsx';
import type { MailContent, MailData } from './mail-content.ts';
import { sampleMails } from './sample-mails.ts';

const contentOf = <Template extends MailTemplate>(
  template: Template,
  changes: Partial<MailData[Template]> = {},
) => ({ template, data: { ...sampleMails[template], ...changes } }) as MailContent;

/** Each mail on a desktop and a phone, and as plain text. What it says is checked by `render-mail.test.ts`. */
const meta = preview.meta({
  title: 'Mail/Mails',
  component: MailPreview,
  parameters: {
    alsoCalled:
      'email, acknowledgement, outcome, approval, rejection, receipt, reversal, credit note, question, invoice, security notice, double opt-in, unsubscribe, reset link, verify, reminder',
    docs: { canvas: { sourceState: 'none' } },
  },
  args: { name: 'Amaka Sample', content: contentOf('welcome') },
  play: showing([]),
});

export const Welcome = meta.story({ tags: ['MAIL-1'] });

export const ApplicationReceived = meta.story({ args: { content: contentOf('application-received') } });

export const Approved = meta.story({ args: { content: contentOf('decision') } });

/** In a mail program that asks for the dark scheme. */
export const Dark = meta.story({ args: { content: contentOf('decision'), scheme: 'dark' } });

export const Rejected = meta.story({
  args: { content: contentOf('decision', { status: 'rejected' }) },
  play: showing(['ask the Membership Office for the reasons']),
});

/** With a reason, which the committee wrote when it decided. */
export const RejectedWithReason = meta.story({
  tags: ['APP-57'],
  args: {
    content: contentOf('decision', {
      status: 'rejected',
      reason: 'Your second referee could not be reached.\nPlease name another one.',
    }),
  },
  play: showing([
    'Your second referee could not be reached.',
    'You are welcome to apply again at any time, for this grade or another.',
  ]),
});

export const SetBack = meta.story({ args: { content: contentOf('decision', { status: 'pending' }) } });

export const PaymentConfirmed = meta.story({
  args: { content: contentOf('payment-confirmed') },
  play: showing(['IMC-R-0931']),
});

export const PaymentQueried = meta.story({
  args: { content: contentOf('payment-queried') },
  play: showing(['too dark to read']),
});

export const PaymentTakenBack = meta.story({
  tags: ['PAY-30'],
  args: { content: contentOf('payment-taken-back') },
  play: showing(['The fee is due again.', 'IMC-R-2026-00931']),
});

export const AdmissionDue = meta.story({ args: { content: contentOf('admission-due') } });

export const InformationAsked = meta.story({
  args: { content: contentOf('information-asked') },
  play: showing(['Referees, Education', 'address of your second referee']),
});

export const AddressConfirm = meta.story({
  tags: ['ACC-23'],
  args: { content: contentOf('address-confirm') },
});

/** To the new address. */
export const AddressChange = meta.story({
  tags: ['ACC-24'],
  args: { content: contentOf('address-change') },
});

/** To the present address, before the new one is confirmed. */
export const AddressChangeAsked = meta.story({
  tags: ['ACC-25'],
  args: { content: contentOf('address-stop', { isChanged: false }) },
  play: showing(['It changes once the new address is confirmed.', 'Stop the change']),
});

/** To the former address. */
export const AddressChanged = meta.story({
  tags: ['ACC-25'],
  args: { content: contentOf('address-stop') },
  play: showing(['Your account gets this address back']),
});

export const PasswordReset = meta.story({
  tags: ['MAIL-7'],
  args: { content: contentOf('password-reset') },
});

export const PasswordChanged = meta.story({ args: { content: contentOf('password-changed') } });

export const NewSignIn = meta.story({
  args: { content: contentOf('new-sign-in') },
  play: showing(['Chrome on Android']),
});

/** What the owner changed leads to a new password. */
export const SecondFactorRemoved = meta.story({
  args: { content: contentOf('account-changed', { change: 'second-factor-disabled' }) },
  play: showing(['The second factor was removed.', 'https://institute.example/forgot-password']),
});

/** What an admin changed leads to the Institute. */
export const RoleChanged = meta.story({
  args: { content: contentOf('account-changed', { change: 'role-treasurer' }) },
  play: showing(['You are now a treasurer', 'https://institute.example/contact']),
});

/** An admin corrected details, with a reason. */
export const Corrected = meta.story({
  tags: ['PPL-13'],
  args: {
    content: contentOf('account-changed', {
      change: 'corrected',
      corrected: { details: ['name', 'email'], reason: 'You told us how your name is spelt.' },
    }),
  },
  play: showing([
    'name, email address',
    'Please sign in with the corrected email address.',
    'You told us how your name is spelt.',
  ]),
});

/** Readers are known by their address only. */
export const NewsletterConfirm = meta.story({
  tags: ['NEWS-1'],
  args: { name: 'hauwa.sample@mail.example', content: contentOf('newsletter-confirm') },
  play: showing(['Dear Sir or Madam,', 'Confirm the subscription']),
});

export const NewsletterPost = meta.story({
  tags: ['NEWS-10'],
  args: { content: contentOf('newsletter-post') },
});

/** What nobody waits for is left out. */
export const StaffDigest = meta.story({
  tags: ['MAIL-9'],
  args: { content: contentOf('staff-digest') },
  play: showing(['To do today']),
});

/** Everything waits, in large numbers. */
export const LongContent = meta.story({
  tags: ['MAIL-9'],
  args: {
    content: contentOf('staff-digest', {
      waiting: {
        pending_applications: 12_345,
        answered_requests: 1204,
        received_payments: 2310,
        name_changes: 1100,
        new_messages: 1500,
        unmatched_codes: 1001,
        failed_mails: 9876,
      },
    }),
  },
});

export const LongName = meta.story({
  args: {
    name: longName,
    content: contentOf('information-asked', {
      sections: ['Personal', 'Professional', 'Education', 'Assignments', 'Referees', 'Proof of payment'],
      question: longQuestion,
    }),
  },
});

/** Typed scripts and links are shown as text, and a name that is no name is not repeated. */
export const UnsafeInput = meta.story({
  tags: ['MAIL-8'],
  args: {
    name: unsafe,
    content: contentOf('information-asked', { sections: [unsafe], question: unsafe, dueOn: null }),
  },
  play: showing(['Dear Sir or Madam,']),
});
