import preview from '../../../.storybook/preview.tsx';
import { showing } from '../../../.storybook/story-helpers/mail-checks.ts';
import { MailPreview } from '../../../.storybook/story-helpers/mail-preview.tsx';
import type { MailContent } from '../mail-content.ts';

const content: MailContent = {
  template: 'password-reset',
  data: { link: 'https://institute.example/reset-password#kHg4Wc0vJ1mYw7n2QdRzXbT5sPfLa9eUoIi3NtVxC8A' },
};

const meta = preview.meta({
  title: 'Mail/PasswordReset',
  component: MailPreview,
  parameters: { alsoCalled: 'forgotten password, reset link' },
  args: { name: 'Amaka Sample', content },
  play: showing([]),
});

/** On a desktop and a phone, and as plain text. */
export const Page = meta.story({
  tags: ['MAIL-1', 'MAIL-7'],
  play: showing([
    'Dear Amaka Sample,',
    'https://institute.example/reset-password#kHg4Wc0vJ1mYw7n2QdRzXbT5sPfLa9eUoIi3NtVxC8A',
    'for 60 minutes',
  ]),
});
