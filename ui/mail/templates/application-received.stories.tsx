import preview from '../../../.storybook/preview.tsx';
import { longName, showing, unsafe } from '../../../.storybook/story-helpers/mail-checks.ts';
import { MailPreview } from '../../../.storybook/story-helpers/mail-preview.tsx';
import type { MailContent } from '../mail-content.ts';

const content: MailContent = {
  template: 'application-received',
  data: { applicationId: 302, grade: 'MIMC', receivedAt: '2026-11-22T14:04:00.000Z' },
};

const meta = preview.meta({
  title: 'Mail/ApplicationReceived',
  component: MailPreview,
  parameters: { alsoCalled: 'acknowledgement, confirmation of receipt' },
  args: { name: 'Amaka Sample', content },
  play: showing([]),
});

/** On a desktop and a phone, and as plain text. */
export const Page = meta.story({
  tags: ['MAIL-1'],
  play: showing([
    'Dear Amaka Sample,',
    'IMC-APP-302',
    'Full Member (MIMC)',
    '22 November 2026 at 15:04 (Lagos time)',
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
