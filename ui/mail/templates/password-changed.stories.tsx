import preview from '../../../.storybook/preview.tsx';
import { showing } from '../../../.storybook/story-helpers/mail-checks.ts';
import { MailPreview } from '../../../.storybook/story-helpers/mail-preview.tsx';
import type { MailContent } from '../mail-content.ts';

const content: MailContent = {
  template: 'password-changed',
  data: { changedAt: '2026-11-22T14:04:00.000Z' },
};

const meta = preview.meta({
  title: 'Mail/PasswordChanged',
  component: MailPreview,
  parameters: { alsoCalled: 'security notice' },
  args: { name: 'Amaka Sample', content },
  play: showing([]),
});

/** On a desktop and a phone, and as plain text. */
export const Page = meta.story({
  tags: ['MAIL-1'],
  play: showing([
    'Dear Amaka Sample,',
    '22 November 2026 at 15:04 (Lagos time)',
    'https://institute.example/forgot-password',
  ]),
});
