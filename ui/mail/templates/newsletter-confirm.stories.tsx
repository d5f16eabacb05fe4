import preview from '../../../.storybook/preview.tsx';
import { showing } from '../../../.storybook/story-helpers/mail-checks.ts';
import { MailPreview } from '../../../.storybook/story-helpers/mail-preview.tsx';
import type { MailContent } from '../mail-content.ts';

const content: MailContent = {
  template: 'newsletter-confirm',
  data: { link: 'https://institute.example/newsletter/confirm#kHg4Wc0vJ1mYw7n2QdRzXbT5sPfLa9eUoIi3NtVxC8A' },
};

const meta = preview.meta({
  title: 'Mail/NewsletterConfirm',
  component: MailPreview,
  parameters: { alsoCalled: 'double opt-in, subscription, subscribe' },
  args: { name: 'hauwa.sample@mail.example', content },
  play: showing([]),
});

/** On a desktop and a phone, and as plain text. Readers are known by their address only. */
export const Page = meta.story({
  tags: ['NEWS-1'],
  play: showing([
    'Dear Sir or Madam,',
    'Confirm the subscription',
    'https://institute.example/newsletter/confirm#kHg4Wc0vJ1mYw7n2QdRzXbT5sPfLa9eUoIi3NtVxC8A',
  ]),
});
