import preview from '../../../.storybook/preview.tsx';
import { PublicLayout } from '../public-layout/index.ts';
import { HomeScreen } from './home-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <PublicLayout>
      <HomeScreen />
    </PublicLayout>
  ),
});

export const Page = meta.story({});
