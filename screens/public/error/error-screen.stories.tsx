import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { expectLink } from '../../../.storybook/story-helpers/expectations.ts';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { ErrorContent } from './error-content.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

const meta = preview.meta({
  title: 'Public/Error',
  component: ErrorScreen,
  parameters: { alsoCalled: '404 page, 500, page not found, crash, broken link', layout: 'fullscreen' },
  args: { message: 'Something went wrong on this page.' },
});

/** Nothing else of the site may work, so there is no navigation. */
export const Crash = meta.story({ tags: ['S-2.32'] });

/** A public page that could not be loaded keeps navigation and footer, and offers a retry. */
export const NotLoaded = meta.story({
  tags: ['SITE-8'],
  decorators: [withPublicLayout],
  parameters: { router: { path: '/blog?page=2' } },
  args: { message: 'Failed to fetch' },
  render: ({ message }) => <ErrorContent message={message} retry="/blog?page=2" />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(canvas.getByText('Failed to fetch')).toBeVisible();
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
    await expectLink(canvas, 'Try again', '/blog?page=2');
    await expectLink(canvas, 'Go to the home page', '/');
  },
});

/** An unknown path keeps navigation and footer, and suggests other pages. */
export const UnknownPath = meta.story({
  tags: ['S-2.32', 'S-2.86'],
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
    await expectLink(canvas, 'Membership categories and eligibility', '/membership/category');
  },
});
