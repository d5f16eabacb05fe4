import { within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { expectLink } from '../../../.storybook/story-helpers/expectations.ts';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { ImcApplicationScreen } from './imc-application-screen.tsx';

const meta = preview.meta({
  title: 'Public/IMC application',
  tags: ['S-2.12'],
  component: ImcApplicationScreen,
  parameters: { layout: 'fullscreen', router: { path: '/membership/IMC-Application' } },
  decorators: [withPublicLayout],
});

/** Links for new users and for users with an account. */
export const Page = meta.story({
  tags: ['S-1.6'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expectLink(main, 'Join', '/register');
    await expectLink(main, 'Sign in', '/login');
  },
});
