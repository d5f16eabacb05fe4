import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { EventsScreen } from '../events/events-screen.tsx';
import { BlogLoading } from './blog-loading.tsx';

const meta = preview.meta({
  title: 'Elements/Patterns/Blog loading',
  component: BlogLoading,
  parameters: {
    alsoCalled: 'loading page, page transition',
    layout: 'fullscreen',
    router: { path: '/events' },
  },
  render: (args) => (
    <>
      <BlogLoading {...args} />
      <EventsScreen />
    </>
  ),
  decorators: [withPublicLayout],
});

/** The previous page stays visible while the list loads. */
export const List = meta.story({
  tags: ['S-8.13'],
  args: { path: '/blog' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading...');
    await expect(canvas.getByRole('heading', { level: 1, name: /events/i })).toBeVisible();
  },
});

List.test('a post looks the same', { args: { path: '/blog/sample-rich' } }, async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
});
