import preview from '../../../.storybook/preview.tsx';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';

const meta = preview.meta({
  title: 'Public/Privacy',
  tags: ['S-2.70'],
  component: PrivacyScreen,
  parameters: {
    alsoCalled: 'privacy policy, data protection, NDPA, GDPR, consent, retention, cookies',
    layout: 'fullscreen',
    router: { path: '/privacy' },
  },
  decorators: [withPublicLayout],
});

export const Page = meta.story({ tags: ['ACC-1'] });
