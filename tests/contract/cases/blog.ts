import { blogQueries, contentApiVersion } from '@imc/api/blog';
import { describe, expect, test } from 'vitest';

/** Fields of a post that the blog's screens read. */
interface Post {
  readonly _id: string;
  readonly _type: string;
  readonly title: string;
  readonly author: string;
  readonly date: string;
  readonly categories: readonly { readonly title: string }[];
  readonly image?: { readonly asset: { readonly url: string }; readonly alt: string };
  readonly content: readonly {
    readonly _type: string;
    readonly _key: string;
    readonly [field: string]: unknown;
  }[];
}

/** Required fields of each kind of block (S-3.11). */
const blockFields: Readonly<Record<string, readonly string[]>> = {
  block: ['children', 'markDefs'],
  image: ['asset', 'alt'],
  subtitle: ['subtitle'],
  list: ['listItems'],
};

function expectPost({ title, author, date, categories, image, content }: Post): void {
  expect([title, author, ...categories.map((category) => category.title)]).not.toContain('');
  expect(date).toMatch(/^\d{4}-\d{2}-\d{2}/);
  if (image) expect(image.asset.url).toMatch(/^(data:image\/|https?:|\/)/);
  for (const block of content) {
    expect(Object.keys(blockFields)).toContain(block._type);
    for (const field of blockFields[block._type] ?? []) expect(block).toHaveProperty(field);
  }
}

/** Cases for the content service and its mock: the three queries of the blog. */
export function blogCases(baseUrl: () => string): void {
  describe('the blog', () => {
    // Builds the address like the content service's client, which can't be used here: in Node, no handler intercepts its network layer.
    const fetchQuery = (query: string, params: Readonly<Record<string, string>> = {}) => {
      const search = new URLSearchParams({ query, returnQuery: 'false', perspective: 'published' });
      for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
      const origin = baseUrl().replace(/\/api$/, '');
      return fetch(`${origin}/content/v${contentApiVersion}/data/query/production?${search}`);
    };
    const fetchResult = async <Result>(query: string, params?: Readonly<Record<string, string>>) => {
      const response = await fetchQuery(query, params);
      expect(response.status).toBe(200);
      return ((await response.json()) as { result: Result }).result;
    };
    const list = () => fetchResult<Post[]>(blogQueries.list);

    test('lists every post, newest first', async () => {
      const posts = await list();
      expect(posts.length).toBeGreaterThan(0);
      const dates = posts.map(({ date }) => date);
      expect(dates).toEqual([...dates].sort().reverse());
      expect(new Set(posts.map(({ _type }) => _type))).toEqual(new Set(['blog']));
    });

    test('posts have the fields that the screens read', async () => {
      for (const post of await list()) expectPost(post);
    });

    test('returns one post, and null for an unknown id', async () => {
      const [post] = await list();
      expect(await fetchResult(blogQueries.one, { id: post?._id ?? '' })).toEqual(post);
      for (const id of ['no-such-post', '', '" || true || "']) {
        expect(await fetchResult(blogQueries.one, { id })).toBeNull();
      }
    });

    test('returns at most six other posts, newest first', async () => {
      const posts = await list();
      const [post] = posts;
      const others = await fetchResult<Post[]>(blogQueries.others, { id: post?._id ?? '' });
      expect(others).toEqual(posts.slice(1, 7));
    });

    test('rejects an unknown query', async () => {
      expect((await fetchQuery('*[_type == "blog"')).status).toBe(400);
    });
  });
}
