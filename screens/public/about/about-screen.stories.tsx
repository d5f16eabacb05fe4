import preview from '../../../.storybook/preview.tsx';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { AboutScreen } from './about-screen.tsx';

const meta = preview.meta({
  title: 'Public/About',
  tags: ['S-2.2'],
  component: AboutScreen,
  parameters: { alsoCalled: 'about us, who we are', layout: 'fullscreen', router: { path: '/about-us' } },
  decorators: [withPublicLayout],
});

export const Page = meta.story({ tags: ['S-1.1', 'S-2.44'] });
