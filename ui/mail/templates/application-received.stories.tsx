import preview from '../../../.storybook/preview.tsx';
import { showing } from '../../../.storybook/story-helpers/mail-checks.ts';
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
