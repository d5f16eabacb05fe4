import preview from '../../../.storybook/preview.tsx';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { AimsAndObjectivesScreen } from './aims-and-objectives-screen.tsx';

const meta = preview.meta({
  title: 'Public/Aims and objectives',
  tags: ['S-2.3'],
  component: AimsAndObjectivesScreen,
  parameters: { layout: 'fullscreen', router: { path: '/about-us/mission' } },
  decorators: [withPublicLayout],
});

export const Page = meta.story({ tags: ['S-2.45'] });
