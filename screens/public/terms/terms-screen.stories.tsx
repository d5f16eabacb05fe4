import preview from '../../../.storybook/preview.tsx';
import { PublicLayout } from '../public-layout/index.ts';
import { TermsScreen } from './terms-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Terms',
  component: TermsScreen,
  parameters: { layout: 'fullscreen', router: { path: '/terms' } },
  render: () => (
    <PublicLayout>
      <TermsScreen />
    </PublicLayout>
  ),
});

export const Page = meta.story({});
