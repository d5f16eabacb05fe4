import preview from '../../.storybook/preview.tsx';
import { CallToAction } from './call-to-action.tsx';

const meta = preview.meta({
  title: 'Screens/Shared/Call to action',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Which grade is yours?',
    text: 'Compare what each of the six asks for, and what it costs.',
    actions: [
      { label: 'Apply Now', to: '/register' },
      { label: 'Compare the grades', to: '/membership/category' },
    ],
  },
});

/** Closes a page with its next step: one brass button, and at most one alternative. */
export const EndOfPage = meta.story({});
