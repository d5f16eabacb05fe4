import { type Post, pictureOf, readPost, readPosts, thumbnailOf } from '@imc/api/blog';
import { blogPosts, richPost } from '@imc/mocks';
import { barePost } from '@imc/mocks/blog/hostile';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { expectLink } from '../../../.storybook/story-helpers/expectations.ts';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { BlogPostScreen } from './blog-post-screen.tsx';

const newsOf = (posts: readonly Post[]) =>
  posts.map(({ id, title, date, image }) => ({ id, title, date, thumbnail: image && thumbnailOf(image) }));
const recent = newsOf(readPosts(blogPosts.slice(1, 7)));

const postArgs = (post: Post | null) => ({
  post,
  picture: post?.image && pictureOf(post.image, 320, 1600),
});
const argsOf = (answer: unknown) => postArgs(readPost(answer) ?? null);

const meta = preview.meta({
  title: 'Public/Blog post',
  tags: ['S-2.15'],
  component: BlogPostScreen,
  parameters: {
    alsoCalled: 'article, news item',
    layout: 'fullscreen',
    router: { path: '/blog/sample-rich' },
  },
  args: {
    ...argsOf(richPost),
    recent,
    newer: { to: '/blog/sample-newer', title: 'Two referees, and why' },
    older: { to: '/blog/sample-older', title: 'Setting a fee that you can explain' },
  },
  decorators: [withPublicLayout],
});

/** A post with every kind of block. */
export const Page = meta.story({
  tags: ['S-2.56'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'What a first assignment teaches' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Posted by/)).toHaveTextContent('Posted by Ngozi Eze on 28 April 2026');
    await expect(canvas.getByRole('list', { name: 'Categories' })).toHaveTextContent('PracticeEthics');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Agree on the question' })).toBeVisible();
    await expect(canvas.getByText('terms of reference').tagName).toBe('STRONG');
    await expect(canvas.getByRole('link', { name: 'code of ethics' })).toBeVisible();
    await expect(canvas.getAllByText('No Image').length).toBeGreaterThan(0);
    await expectLink(canvas, 'Older post Setting a fee that you can explain', '/blog/sample-older');
  },
});

Page.test('the search filters the news by title', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('searchbox', { name: 'Search news' });
  await userEvent.type(field, 'part 12');
  await expect(canvas.getAllByRole('link', { name: /part \d+/ })).toHaveLength(1);
  await userEvent.type(field, ' of none');
  await expect(canvas.getByText('No blog posts found.')).toBeVisible();
});

export const NotFound = meta.story({
  tags: ['S-8.13'],
  args: { post: null, picture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No blog found.' })).toBeVisible();
    await expectLink(canvas, 'All posts', '/blog');
  },
});

/** The content service failed before the post was loaded: the page offers a retry. */
export const NoAnswer = meta.story({
  tags: ['S-8.13'],
  args: { post: null, picture: undefined, recent: [], retry: '/blog/sample-rich' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No blog found.' })).toBeVisible();
    await expectLink(canvas, 'Try again', '/blog/sample-rich');
    await expect(canvas.getByText('No blog posts found.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** The post has only a title, and there are no other posts. */
export const TitleOnly = meta.story({ args: { ...argsOf(barePost), recent: [] } });
