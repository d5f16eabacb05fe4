import preview from '../../../.storybook/preview.tsx';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { TermsScreen } from './terms-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Terms',
  component: TermsScreen,
  parameters: {
    alsoCalled: 'terms and conditions, legal',
    layout: 'fullscreen',
    router: { path: '/terms' },
  },
  decorators: [withPublicLayout],
});

export const Page = meta.story({});
