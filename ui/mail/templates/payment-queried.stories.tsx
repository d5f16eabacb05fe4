import preview from '../../../.storybook/preview.tsx';
import { longName, longQuestion, showing, unsafe } from '../../../.storybook/story-helpers/mail-checks.ts';
import { MailPreview } from '../../../.storybook/story-helpers/mail-preview.tsx';
import type { MailContent } from '../mail-content.ts';

const content: MailContent = {
  template: 'payment-queried',
  data: {
    applicationId: 302,
    question:
      'The picture is too dark to read the amount. From which bank did you transfer, and on which day?',
  },
};

const meta = preview.meta({
  title: 'Mail/PaymentQueried',
  component: MailPreview,
  parameters: { alsoCalled: 'treasurer, question, proof of payment' },
  args: { name: 'Amaka Sample', content },
  play: showing([]),
});

/** On a desktop and a phone, and as plain text. */
export const Page = meta.story({
  tags: ['MAIL-1'],
  play: showing(['Dear Amaka Sample,', 'too dark to read', 'https://institute.example/dashboard/payments']),
});

export const LongContent = meta.story({
  args: {
    name: longName,
    content: { template: 'payment-queried', data: { applicationId: 302, question: longQuestion } },
  },
});

/** Typed scripts and links are shown as text, and a name that is no name is not repeated. */
export const UnsafeInput = meta.story({
  args: {
    name: unsafe,
    content: { template: 'payment-queried', data: { applicationId: 302, question: unsafe } },
  },
  play: showing(['Dear Sir or Madam,']),
});
