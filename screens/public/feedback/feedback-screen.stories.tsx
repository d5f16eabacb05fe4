import { within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { expectLink } from '../../../.storybook/story-helpers/expectations.ts';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { FeedbackScreen } from './feedback-screen.tsx';

const meta = preview.meta({
  title: 'Public/Feedback',
  tags: ['S-2.16'],
  component: FeedbackScreen,
  parameters: { layout: 'fullscreen', router: { path: '/feedback' } },
  decorators: [withPublicLayout],
});

/** Says what a message is used for, with a link to the privacy notice. */
export const Page = meta.story({
  tags: ['S-2.107'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expectLink(main, /^Privacy notice/, '/privacy');
  },
});
