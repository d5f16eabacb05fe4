import { readPosts, thumbnailOf } from '@imc/api/blog';
import { blogPosts } from '@imc/mocks';
import { createFailingBlog } from '@imc/mocks/blog/outage';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withWidth } from '../../../../.storybook/story-helpers/with-width.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { newsLabels, sampleDay } from '../../story-samples.ts';
import { type NewsItem, NewsSidebar, type NewsSidebarProps } from './news-sidebar.tsx';

/** Posts from the content service, parsed by the blog's reader. */
const news: readonly NewsItem[] = readPosts(blogPosts.slice(1, 7)).map(({ id, title, date, image }) => ({
  id,
  title,
  to: `/blog/${encodeURIComponent(id)}`,
  date,
  thumbnail: image && thumbnailOf(image),
}));

const meta = preview.meta({
  title: 'Elements/Membership/Blog/News sidebar',
  component: NewsSidebar,
  parameters: { alsoCalled: 'recent news, related articles' },
  args: { news, labels: newsLabels, formatDay: sampleDay } satisfies NewsSidebarProps,
  argTypes: { news: { control: false } },
  decorators: [withWidth('24rem')],
});

export const Playground = meta.story({
  tags: ['S-2.56', 'S-9.2'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Recent News' })).toBeVisible();
    await expect(canvas.getAllByText('No Image').length).toBeGreaterThan(0);
  },
});

Playground.test('the search shows only posts with matching titles', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('searchbox', { name: 'Search news' });
  await userEvent.type(field, 'part 12');
  await expect(canvas.getAllByRole('link', { name: /part \d+/ })).toHaveLength(1);
  await userEvent.type(field, ' of none');
  await expect(canvas.getByText('No blog posts found.')).toBeVisible();
});

/** The search text comes from the URL, and every change calls `onWords`. */
export const SearchFromTheAddress = meta.story({
  args: { defaultWords: 'part 12', searchName: 'news', onWords: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('link', { name: /part \d+/ })).toHaveLength(1);
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(args.onWords).toHaveBeenLastCalledWith('part 12x');
  },
});

/** The content service failed before any posts were loaded. No message is shown, as specified. */
export const ServiceFailed = meta.story({
  loaders: [
    async () => {
      const { reader, goDown } = createFailingBlog(blogPosts, fn());
      goDown();
      return { others: await reader.others('sample-rich') };
    },
  ],
  render: (args, { loaded: { others } }) => (
    <NewsSidebar {...args} news={others.map((post: NewsItem) => ({ ...post, to: `/blog/${post.id}` }))} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No blog posts found.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      {([2, 3] as const).map((headingLevel) => (
        <NewsSidebar
          key={headingLevel}
          {...args}
          headingLevel={headingLevel}
          labels={{ ...args.labels, title: `News, level ${headingLevel}` }}
          news={[
            { id: 'long', title: longName, to: '/blog/long', date: '2026-04-28' },
            { id: 'unbreakable', title: unbreakable, to: '/blog/unbreakable' },
            ...news.slice(0, 2),
          ]}
        />
      ))}
      <NewsSidebar {...args} labels={{ ...args.labels, title: 'None' }} news={[]} />
    </Stack>
  ),
});
