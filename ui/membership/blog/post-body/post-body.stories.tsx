import { pictureOf, readPost } from '@imc/api/blog';
import { richPost } from '@imc/mocks';
import { barePost, hostilePost, longPost } from '@imc/mocks/blog/hostile';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ButtonLink } from '../../../components/actions/button/button-link.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { NewsSidebar } from '../news-sidebar/news-sidebar.tsx';
import { PostBody, type PostBodyProps } from './post-body.tsx';

const action = (
  <ButtonLink to="/blog" variant="secondary">
    All posts
  </ButtonLink>
);

/** A post from the content service, parsed by the blog's reader. */
function toArgs(answer: unknown): PostBodyProps {
  const post = readPost(answer);
  if (!post) throw new Error('The sample is not a valid post.');
  const { title, author, date, categories, content, image } = post;
  return {
    title,
    byline: [author && `Posted by ${author}`, date && `on ${date.slice(0, 10)}`].filter(Boolean).join(' '),
    categories,
    categoriesLabel: 'Categories',
    picture: image && pictureOf(image, 320, 1600),
    content,
    action,
  };
}

const meta = preview.meta({
  title: 'Elements/Membership/Blog/Post body',
  component: PostBody,
  parameters: { alsoCalled: 'article, blog content' },
  args: toArgs(richPost),
  argTypes: { content: { control: false }, picture: { control: false }, action: { control: false } },
});

/** A post with every kind of block. */
export const Playground = meta.story({
  tags: ['S-2.102', 'S-3.11'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'What a first assignment teaches' }),
    ).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Categories' })).toHaveTextContent('PracticeEthics');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Agree on the question' })).toBeVisible();
    await expect(canvas.getByText('terms of reference').tagName).toBe('STRONG');
    await expect(canvas.getByRole('note')).toHaveTextContent(/^Terms of reference/);
    await expect(canvas.getByRole('blockquote')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'code of ethics' })).toBeVisible();
  },
});

/** The post has no picture: a cover of tiles replaces it, the same as in the list. */
export const WithoutPicture = meta.story({
  tags: ['S-2.102'],
  args: { picture: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('article > div > img')).toHaveLength(0);
    await expect(canvasElement.querySelectorAll('article [data-side] > svg')).toHaveLength(2);
  },
});

/** With something beside the text, on the same grid as title and picture. */
export const WithSidebar = meta.story({
  args: {
    beside: (
      <NewsSidebar
        news={[{ id: 'a', title: 'Two referees, and why', to: '/blog/a', date: '2026-03-14' }]}
        labels={{
          title: 'Recent News',
          search: 'Search news',
          placeholder: 'Search news...',
          noImage: 'No Image',
          empty: 'No blog posts found.',
        }}
        formatDay={(date) => date}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent News' })).toBeVisible();
  },
});

export const TitleOnly = meta.story({ args: { ...toArgs(barePost), picture: undefined, byline: '' } });

export const LongText = meta.story({
  args: { ...toArgs(longPost), content: toArgs(longPost).content.slice(0, 24) },
});

Playground.test(
  'a category that the content service returns twice is shown once',
  { args: { categories: ['Practice', 'Ethics', 'Practice'] } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Categories' })).toHaveTextContent('PracticeEthics');
  },
);

/** Scripts in any field are rendered as text, and links only allow safe URLs. */
export const UnsafeInput = meta.story({
  args: toArgs(hostilePost),
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
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script, iframe, object, embed')).toBeNull();
    for (const link of canvas.queryAllByRole('link'))
      await expect(link.getAttribute('href')).toMatch(/^(\/|#|https?:\/\/|mailto:|tel:)/);
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack space="10">
      <PostBody {...toArgs(richPost)} />
      <PostBody {...toArgs(longPost)} content={toArgs(longPost).content.slice(0, 6)} />
      <PostBody {...toArgs(barePost)} />
    </Stack>
  ),
});
