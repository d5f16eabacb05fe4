import preview from '../../../.storybook/preview.tsx';
import { longName, showing, unsafe } from '../../../.storybook/story-helpers/mail-checks.ts';
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
