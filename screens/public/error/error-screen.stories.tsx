import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Error',
  component: ErrorScreen,
  parameters: { alsoCalled: '404, 500, not found, error page, crash, broken link', layout: 'fullscreen' },
  args: { message: 'Something went wrong on this page.' },
});

/** Nothing of the page can be relied on, so it has no navigation. */
export const Crash = meta.story({});

/** An unknown path keeps navigation and footer, and suggests ways on. */
export const UnknownPath = meta.story({
  decorators: [withPublicLayout],
  parameters: { router: { path: '/no-such-page' } },
  render: () => <NotFoundScreen />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(canvas.getByText('There is no page at this address.')).toBeVisible();
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Membership categories and eligibility' })).toHaveAttribute(
      'href',
      '/membership/category',
    );
  },
});
