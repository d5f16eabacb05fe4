import preview from '../../../.storybook/preview.tsx';
import { showing } from '../../../.storybook/story-helpers/mail-checks.ts';
import { MailPreview } from '../../../.storybook/story-helpers/mail-preview.tsx';
import type { MailContent } from '../mail-content.ts';

const link = 'https://institute.example/stop-address-change#kHg4Wc0vJ1mYw7n2QdRzXbT5sPfLa9eUoIi3NtVxC8A';

const content: MailContent = { template: 'address-stop', data: { link, isChanged: false } };

const meta = preview.meta({
  title: 'Mail/AddressStop',
  component: MailPreview,
  parameters: { alsoCalled: 'undo change of email, account takeover' },
  args: { name: 'Amaka Nwosu', content },
  play: showing([]),
});

/** To the present address, before the new one is confirmed. */
export const Asked = meta.story({
  tags: ['ACC-25'],
  play: showing(['It changes once the new address is confirmed.', 'Stop the change', link]),
});

/** To the former address. */
export const Changed = meta.story({
  tags: ['ACC-25'],
  args: { content: { template: 'address-stop', data: { link, isChanged: true } } },
  play: showing(['Your account gets this address back', link]),
});
