import preview from '../../../.storybook/preview.tsx';
import { showing } from '../../../.storybook/story-helpers/mail-checks.ts';
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
