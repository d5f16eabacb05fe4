import preview from '../../../.storybook/preview.tsx';
import { longName, showing, unsafe } from '../../../.storybook/story-helpers/mail-checks.ts';
import { MailPreview } from '../../../.storybook/story-helpers/mail-preview.tsx';
import type { MailContent } from '../mail-content.ts';

const content: MailContent = {
  template: 'welcome',
  data: {
    grade: 'AIMC',
    link: 'https://institute.example/confirm-address#kHg4Wc0vJ1mYw7n2QdRzXbT5sPfLa9eUoIi3NtVxC8A',
  },
};

const meta = preview.meta({
  title: 'Mail/Welcome',
  component: MailPreview,
  parameters: { alsoCalled: 'sign-up mail, onboarding, account opened' },
  args: { name: 'Amaka Sample', content },
  play: showing([]),
});

/** On a desktop and a phone, and as plain text. */
export const Page = meta.story({
  tags: ['MAIL-1'],
  play: showing([
    'Dear Amaka Sample,',
    'Start your application',
    'Associate Member (AIMC)',
    'https://institute.example/dashboard/application',
  ]),
});

export const LongContent = meta.story({
  args: { name: longName },
});

/** Typed scripts and links are shown as text, and a name that is no name is not repeated. */
export const UnsafeInput = meta.story({
  tags: ['MAIL-8'],
  args: { name: unsafe },
  play: showing(['Dear Sir or Madam,']),
});
