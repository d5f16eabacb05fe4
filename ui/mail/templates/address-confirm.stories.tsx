import preview from '../../../.storybook/preview.tsx';
import { showing } from '../../../.storybook/story-helpers/mail-checks.ts';
import { MailPreview } from '../../../.storybook/story-helpers/mail-preview.tsx';
import type { MailContent } from '../mail-content.ts';

const link = 'https://institute.example/confirm-address#kHg4Wc0vJ1mYw7n2QdRzXbT5sPfLa9eUoIi3NtVxC8A';

const content: MailContent = { template: 'address-confirm', data: { link } };

const meta = preview.meta({
  title: 'Mail/AddressConfirm',
  component: MailPreview,
  parameters: { alsoCalled: 'verify email, confirmation link' },
  args: { name: 'Amaka Nwosu', content },
  play: showing([]),
});

/** On a desktop and a phone, and as plain text. */
export const Page = meta.story({
  tags: ['ACC-23'],
  play: showing(['Dear Amaka Nwosu,', 'Confirm my address', link]),
});
