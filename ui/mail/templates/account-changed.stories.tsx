import preview from '../../../.storybook/preview.tsx';
import { showing } from '../../../.storybook/story-helpers/mail-checks.ts';
import { MailPreview } from '../../../.storybook/story-helpers/mail-preview.tsx';
import type { MailContent } from '../mail-content.ts';

const content: MailContent = {
  template: 'account-changed',
  data: { change: 'second-factor-disabled', changedAt: '2026-11-22T14:04:00.000Z' },
};

const meta = preview.meta({
  title: 'Mail/AccountChanged',
  component: MailPreview,
  parameters: { alsoCalled: 'security notice, role, block, second factor, recovery code' },
  args: { name: 'Amaka Sample', content },
  play: showing([]),
});

/** On a desktop and a phone, and as plain text. */
export const Page = meta.story({
  play: showing([
    'Dear Amaka Sample,',
    'The second factor was removed.',
    '22 November 2026 at 15:04 (Lagos time)',
    'https://institute.example/forgot-password',
  ]),
});

/** What an admin changed leads to the Institute. */
export const ByAnAdmin = meta.story({
  args: {
    content: {
      template: 'account-changed',
      data: { change: 'role-treasurer', changedAt: '2026-11-22T14:04:00.000Z' },
    },
  },
  play: showing(['You are now a treasurer', 'https://institute.example/contact']),
});

/** An admin corrected details, with a reason. */
export const Corrected = meta.story({
  tags: ['PPL-13'],
  args: {
    content: {
      template: 'account-changed',
      data: {
        change: 'corrected',
        changedAt: '2026-11-22T14:04:00.000Z',
        corrected: {
          details: ['name', 'email'],
          reason: 'You told us on the telephone how your name is spelt.',
        },
      },
    },
  },
  play: showing([
    'name, email address',
    'Please sign in with the corrected email address.',
    'You told us on the telephone how your name is spelt.',
    'https://institute.example/contact',
  ]),
});
