import preview from '../../../.storybook/preview.tsx';
import { showing } from '../../../.storybook/story-helpers/mail-checks.ts';
import { MailPreview } from '../../../.storybook/story-helpers/mail-preview.tsx';
import type { MailContent } from '../mail-content.ts';

const content: MailContent = {
  template: 'admission-due',
  data: { applicationId: 302, grade: 'AIMC', amount: 25_000 },
};

const meta = preview.meta({
  title: 'Mail/AdmissionDue',
  component: MailPreview,
  parameters: { alsoCalled: 'induction fee, invoice, payment request' },
  args: { name: 'Amaka Sample', content },
  play: showing([]),
});

/** On a desktop and a phone, and as plain text. */
export const Page = meta.story({
  tags: ['MAIL-1'],
  play: showing([
    'Dear Amaka Sample,',
    'Associate Member (AIMC)',
    '₦25,000',
    'https://institute.example/dashboard/payments',
  ]),
});
