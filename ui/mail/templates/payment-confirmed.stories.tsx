import preview from '../../../.storybook/preview.tsx';
import { longName, showing, unsafe } from '../../../.storybook/story-helpers/mail-checks.ts';
import { MailPreview } from '../../../.storybook/story-helpers/mail-preview.tsx';
import type { MailContent } from '../mail-content.ts';

const content: MailContent = {
  template: 'payment-confirmed',
  data: { applicationId: 302, fee: 'admission', amount: 25_000, receipt: 'IMC-R-0931' },
};

const meta = preview.meta({
  title: 'Mail/PaymentConfirmed',
  component: MailPreview,
  parameters: { alsoCalled: 'receipt, money received, paid' },
  args: { name: 'Amaka Sample', content },
  play: showing([]),
});

/** On a desktop and a phone, and as plain text. */
export const Page = meta.story({
  tags: ['MAIL-1'],
  play: showing([
    'Dear Amaka Sample,',
    'Admission fee',
    '₦25,000',
    'IMC-R-0931',
    'https://institute.example/dashboard/payments',
  ]),
});

/** In a mail program that asks for the dark scheme. */
export const Dark = meta.story({ args: { scheme: 'dark' } });

export const LongContent = meta.story({
  args: { name: longName },
});

/** Typed scripts and links are shown as text, and a name that is no name is not repeated. */
export const UnsafeInput = meta.story({
  args: { name: unsafe },
  play: showing(['Dear Sir or Madam,']),
});
