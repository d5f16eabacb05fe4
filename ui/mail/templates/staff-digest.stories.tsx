import preview from '../../../.storybook/preview.tsx';
import { showing } from '../../../.storybook/story-helpers/mail-checks.ts';
import { MailPreview } from '../../../.storybook/story-helpers/mail-preview.tsx';
import type { MailContent } from '../mail-content.ts';

const content: MailContent = {
  template: 'staff-digest',
  data: { day: '2026-11-14', waiting: { pending_applications: 12, received_payments: 1, new_messages: 0 } },
};

const meta = preview.meta({
  title: 'Mail/StaffDigest',
  component: MailPreview,
  parameters: { alsoCalled: 'daily digest, summary, what waits, reminder, committee' },
  args: {
    name: 'Membership Committee',
    content,
  },
  play: showing([]),
});

/** On a desktop and a phone, and as plain text. What nobody waits for is left out. */
export const Page = meta.story({
  tags: ['MAIL-9'],
  play: showing([
    'What waits today',
    'Dear Membership Committee,',
    'Saturday, 14 November 2026',
    '12 applications await a decision',
    'https://institute.example/admin/applications?status=pending',
    '1 payment awaits confirmation',
    'https://institute.example/admin/payments',
  ]),
});

/** In a mail program that asks for the dark scheme. */
export const Dark = meta.story({ args: { scheme: 'dark' } });

/** Everything waits, in large numbers. */
export const LongContent = meta.story({
  tags: ['MAIL-9'],
  args: {
    content: {
      template: 'staff-digest',
      data: {
        day: '2026-11-14',
        waiting: {
          pending_applications: 12_345,
          answered_requests: 1204,
          received_payments: 2310,
          new_messages: 1500,
          unmatched_codes: 1001,
          failed_mails: 9876,
        },
      },
    },
  },
});
