import preview from '../../../.storybook/preview.tsx';
import { showing } from '../../../.storybook/story-helpers/mail-checks.ts';
import { MailPreview } from '../../../.storybook/story-helpers/mail-preview.tsx';
import type { MailContent } from '../mail-content.ts';

const link = 'https://institute.example/confirm-address#kHg4Wc0vJ1mYw7n2QdRzXbT5sPfLa9eUoIi3NtVxC8A';

const content: MailContent = { template: 'address-change', data: { link } };

const meta = preview.meta({
  title: 'Mail/AddressChange',
  component: MailPreview,
  parameters: { alsoCalled: 'new email, change of email' },
  args: { name: 'Amaka Nwosu', content },
  play: showing([]),
});

/** To the new address. */
export const Page = meta.story({ tags: ['ACC-24'], play: showing(['Use this address', link]) });
