import { type Post, pictureOf, readPosts } from '@imc/api/blog';
import { blogPosts } from '@imc/mocks';
import { createFailingBlog } from '@imc/mocks/blog/outage';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { expectLink } from '../../../.storybook/story-helpers/expectations.ts';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { blogPageOf } from './blog-page.ts';
import { BlogScreen } from './blog-screen.tsx';

const toBlogPage = (posts: readonly Post[], page = '1') =>
  blogPageOf(posts, page, (image) => pictureOf(image, 320, 1600));
const pageOf = (answer: unknown, page?: string) => toBlogPage(readPosts(answer), page);

const onError = fn();

const meta = preview.meta({
  title: 'Public/Blog',
  tags: ['S-2.14'],
  component: BlogScreen,
  parameters: { alsoCalled: 'news, articles', layout: 'fullscreen', router: { path: '/blog' } },
  args: { blogPage: pageOf(blogPosts) },
  decorators: [withPublicLayout],
});

/** The first page, with the newest post in large type. */
export const Page = meta.story({
  tags: ['S-2.55', 'S-2.100', 'S-7.17', 'S-9.2'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Read More/ })).toHaveLength(6);
    await expect(canvas.getByText('28 April 2026').parentElement).toHaveTextContent(
      'Posted by Ngozi Eze on 28 April 2026',
    );
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expectLink(canvas, 'Next', '/blog?page=2');
  },
});

/** The last page has two posts. */
export const LastPage = meta.story({ tags: ['S-2.55'], args: { blogPage: pageOf(blogPosts, '3') } });

export const Empty = meta.story({
  tags: ['S-8.13'],
  args: { blogPage: pageOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No blog posts found.')).toBeVisible();
    await expect(canvas.queryByText(/^Page/)).not.toBeInTheDocument();
  },
});

/** The content service failed before anything was loaded: the error is logged (S-8.13), and the page offers a retry. */
export const NoAnswer = meta.story({
  tags: ['S-8.13'],
  loaders: [
    async () => {
      onError.mockClear();
      const { reader, goDown } = createFailingBlog(blogPosts, onError);
      goDown();
      const posts = await reader.list();
      return { blogPage: toBlogPage(posts ?? []) };
    },
  ],
  render: (_args, { loaded }) => <BlogScreen blogPage={loaded.blogPage} retry="/blog?page=2" />,
  play: async ({ canvas }) => {
    await expect(onError).toHaveBeenCalledOnce();
    await expect(canvas.getByText('No blog posts found.')).toBeVisible();
    await expectLink(canvas, 'Try again', '/blog?page=2');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
