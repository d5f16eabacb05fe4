import preview from '../../../.storybook/preview.tsx';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { FeedbackScreen } from './feedback-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Feedback',
  component: FeedbackScreen,
  parameters: { layout: 'fullscreen', router: { path: '/feedback' } },
  decorators: [withPublicLayout],
});

export const Page = meta.story({});
