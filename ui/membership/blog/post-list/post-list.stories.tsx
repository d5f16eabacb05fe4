import { pictureOf, readPosts } from '@imc/api/blog';
import { blogPosts } from '@imc/mocks';
import { barePost, hostilePost, longPost } from '@imc/mocks/blog/hostile';
import { createFailingBlog } from '@imc/mocks/blog/outage';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { type ListedPost, PostList, type PostListProps } from './post-list.tsx';

const onError = fn();

/** Posts from the content service, parsed by the blog's reader. */
const listed = (answer: unknown): ListedPost[] =>
  readPosts(answer).map(({ id, title, author, date, excerpt, image }) => ({
    id,
    title,
    to: `/blog/${encodeURIComponent(id)}`,
    byline: [author && `Posted by ${author}`, date && 'on'].filter(Boolean).join(' '),
    day: date,
    date,
    excerpt,
    image: image && pictureOf(image, 320, 1600),
  }));

const meta = preview.meta({
  title: 'Elements/Membership/Blog/Post list',
  component: PostList,
  parameters: { alsoCalled: 'blog list, articles, news' },
  args: { posts: listed(blogPosts).slice(0, 6), moreLabel: 'Read More' } satisfies PostListProps,
  argTypes: { posts: { control: false } },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Read More/ })).toHaveLength(6);
  },
});

/** The first page: the newest post is the lead. */
export const FirstPage = meta.story({ tags: ['S-2.100'], args: { lead: true } });

/** On a phone the posts are in one column, with the lead on top. */
export const OnPhone = meta.story({
  args: { lead: true },
  globals: { viewport: { value: 'mobile1' } },
  tags: ['!autodocs'],
});

/** The content service failed: the posts of its last response are shown. */
export const ServiceFailed = meta.story({
  loaders: [
    async () => {
      onError.mockClear();
      const { reader, goDown } = createFailingBlog(blogPosts, onError);
      await reader.list();
      goDown();
      return { posts: (await reader.list()) ?? [] };
    },
  ],
  render: (args, { loaded: { posts } }) => (
    <PostList
      {...args}
      posts={posts.slice(0, 6).map((post: { id: string; title: string; excerpt: string }) => ({
        id: post.id,
        title: post.title,
        to: `/blog/${post.id}`,
        byline: '',
        excerpt: post.excerpt,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Read More/ })).toHaveLength(6);
  },
});

/** Scripts in any field are rendered as text. */
export const UnsafeInput = meta.story({
  args: { posts: listed([hostilePost, barePost]) },
  beforeEach: () => {
    const { alert } = window;
    let executed = false;
    window.alert = () => {
      executed = true;
    };
    return () => {
      window.alert = alert;
      if (executed) throw new Error('A script in a post was executed.');
    };
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, iframe, object, embed')).toBeNull();
  },
});

/** A long title and name, a post with only a title, and scripts rendered as text. */
export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <PostList {...args} lead posts={listed([longPost, barePost, hostilePost, ...blogPosts.slice(0, 3)])} />
      <PostList {...args} lead={false} posts={listed([barePost])} />
    </Stack>
  ),
});
