import preview from '../../../.storybook/preview.tsx';
import { showing, unsafe } from '../../../.storybook/story-helpers/mail-checks.ts';
import { MailPreview } from '../../../.storybook/story-helpers/mail-preview.tsx';
import type { MailContent } from '../mail-content.ts';

const content: MailContent = {
  template: 'new-sign-in',
  data: { signedInAt: '2026-11-22T14:04:00.000Z', browser: 'Chrome on Android' },
};

const meta = preview.meta({
  title: 'Mail/NewSignIn',
  component: MailPreview,
  parameters: { alsoCalled: 'security notice, new device, new browser' },
  args: { name: 'Amaka Sample', content },
  play: showing([]),
});

/** On a desktop and a phone, and as plain text. */
export const Page = meta.story({
  tags: ['MAIL-1'],
  play: showing(['Dear Amaka Sample,', 'Chrome on Android', 'https://institute.example/forgot-password']),
});

/** Typed scripts and links are shown as text, and a name that is no name is not repeated. */
export const UnsafeInput = meta.story({
  args: {
    name: unsafe,
    content: { template: 'new-sign-in', data: { signedInAt: '2026-11-22T14:04:00.000Z', browser: unsafe } },
  },
  play: showing(['Dear Sir or Madam,']),
});
