import preview from '../../../.storybook/preview.tsx';
import { longName, longQuestion, showing, unsafe } from '../../../.storybook/story-helpers/mail-checks.ts';
import { MailPreview } from '../../../.storybook/story-helpers/mail-preview.tsx';
import type { MailContent } from '../mail-content.ts';

const content: MailContent = {
  template: 'decision',
  data: { applicationId: 302, grade: 'FIMC', status: 'approved', reason: null },
};

const meta = preview.meta({
  title: 'Mail/Decision',
  component: MailPreview,
  parameters: { alsoCalled: 'approval, rejection, outcome, result' },
  args: { name: 'Amaka Sample', content },
  play: showing([]),
});

/** On a desktop and a phone, and as plain text. */
export const Page = meta.story({
  tags: ['MAIL-1'],
  play: showing([
    'Dear Amaka Sample,',
    'Your application is approved',
    'IMC-APP-302',
    'https://institute.example/dashboard',
  ]),
});

/** In a mail program that asks for the dark scheme. */
export const Dark = meta.story({ args: { scheme: 'dark' } });

export const Rejected = meta.story({
  tags: ['MAIL-1'],
  args: {
    content: {
      template: 'decision',
      data: { applicationId: 302, grade: 'FIMC', status: 'rejected', reason: null },
    },
  },
  play: showing(['ask the Membership Office for the reasons']),
});

/** With a reason, which the committee wrote when it decided. */
export const RejectedWithReason = meta.story({
  tags: ['APP-57'],
  args: {
    content: {
      template: 'decision',
      data: {
        applicationId: 302,
        grade: 'FIMC',
        status: 'rejected',
        reason:
          'Your second referee could not be reached.\nPlease name another one who has worked with you since 2024.',
      },
    },
  },
  play: showing([
    'Your second referee could not be reached.',
    'You may apply again, for this grade or for another.',
  ]),
});

export const SetBack = meta.story({
  tags: ['MAIL-1'],
  args: {
    content: {
      template: 'decision',
      data: { applicationId: 302, grade: null, status: 'pending', reason: null },
    },
  },
});

export const LongContent = meta.story({
  args: {
    name: longName,
    content: {
      template: 'decision',
      data: { applicationId: 302, grade: 'FIMC', status: 'approved', reason: longQuestion },
    },
  },
});

/** Typed scripts and links are shown as text, and a name that is no name is not repeated. */
export const UnsafeInput = meta.story({
  args: {
    name: unsafe,
    content: {
      template: 'decision',
      data: { applicationId: 302, grade: 'FIMC', status: 'approved', reason: unsafe },
    },
  },
  play: showing(['Dear Sir or Madam,']),
});
