import preview from '../../../.storybook/preview.tsx';
import { longName, longQuestion, showing, unsafe } from '../../../.storybook/story-helpers/mail-checks.ts';
import { MailPreview } from '../../../.storybook/story-helpers/mail-preview.tsx';
import type { MailContent } from '../mail-content.ts';

const content: MailContent = {
  template: 'information-asked',
  data: {
    applicationId: 302,
    sections: ['Referees', 'Education'],
    question: 'Please add the address of your second referee.\nThe years of your first degree are missing.',
    dueOn: '2026-12-04',
  },
};

const meta = preview.meta({
  title: 'Mail/InformationAsked',
  component: MailPreview,
  parameters: { alsoCalled: 'asked for more, missing information, reviewer' },
  args: { name: 'Amaka Sample', content },
  play: showing([]),
});

/** On a desktop and a phone, and as plain text. */
export const Page = meta.story({
  tags: ['MAIL-1'],
  play: showing([
    'Dear Amaka Sample,',
    'Referees, Education',
    'Friday, 4 December 2026',
    'address of your second referee',
    'https://institute.example/dashboard/application?view=answer&id=302',
  ]),
});

export const LongContent = meta.story({
  args: {
    name: longName,
    content: {
      template: 'information-asked',
      data: {
        applicationId: 302,
        sections: [
          'Personal',
          'Professional',
          'Education',
          'Assignments',
          'Referees',
          'Grade and declaration',
          'Proof of payment',
        ],
        question: longQuestion,
        dueOn: '2026-12-04',
      },
    },
  },
});

/** Typed scripts and links are shown as text, and a name that is no name is not repeated. */
export const UnsafeInput = meta.story({
  tags: ['MAIL-8'],
  args: {
    name: unsafe,
    content: {
      template: 'information-asked',
      data: { applicationId: 302, sections: [unsafe], question: unsafe, dueOn: null },
    },
  },
  play: showing(['Dear Sir or Madam,']),
});
