import preview from '../../../.storybook/preview.tsx';
import { showing } from '../../../.storybook/story-helpers/mail-checks.ts';
import { MailPreview } from '../../../.storybook/story-helpers/mail-preview.tsx';

const meta = preview.meta({
  title: 'Mail/PaymentTakenBack',
  component: MailPreview,
  parameters: { alsoCalled: 'reversal, credit note, refund' },
  args: {
    name: 'Amaka Sample',
    content: {
      template: 'payment-taken-back',
      data: {
        reference: 'IMC-APP-302',
        about: 'Application fee',
        amount: 5_000,
        receipt: 'IMC-R-2026-00931',
        creditNote: 'IMC-C-2026-00004',
        isDue: true,
      },
    },
  },
});

/** On a desktop and a phone, and as plain text. */
export const Page = meta.story({
  tags: ['MAIL-1', 'PAY-30'],
  play: showing(['₦5,000', 'IMC-C-2026-00004', 'https://institute.example/dashboard/payments']),
});
