import { blogQueries, contentApiVersion, leadLength, readPost } from '@imc/api/blog';
import { describe, expect, test } from 'vitest';

/** In lists, as the blog's screens read them. */
interface Item {
  readonly _id: string;
  readonly _type: string;
  readonly title: string;
  readonly author: string;
  readonly date: string;
  readonly categories: readonly { readonly title: string }[];
  readonly image?: { readonly asset: { readonly url: string }; readonly alt: string };
}

interface Post extends Item {
  readonly content: readonly {
    readonly _type: string;
    readonly _key: string;
    readonly [field: string]: unknown;
  }[];
}

/** Of each kind of block (S-3.11). */
const blockFields: Readonly<Record<string, readonly string[]>> = {
  block: ['children', 'markDefs'],
  image: ['asset', 'alt'],
  subtitle: ['subtitle'],
  list: ['listItems'],
};

function expectItem({ title, author, date, categories, image }: Item): void {
  expect([title, author, ...categories.map((category) => category.title)]).not.toContain('');
  expect(date).toMatch(/^\d{4}-\d{2}-\d{2}/);
  if (image) expect(image.asset.url).toMatch(/^(data:image\/|https?:|\/)/);
}

function expectPost(post: Post): void {
  expectItem(post);
  for (const block of post.content) {
    expect(Object.keys(blockFields)).toContain(block._type);
    for (const field of blockFields[block._type] ?? []) expect(block).toHaveProperty(field);
  }
}

/** The three queries of the blog. */
export function blogCases(baseUrl: () => string): void {
  describe('the blog', () => {
    // As the content service's client does.
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
    const list = () => fetchResult<(Item & { readonly opening: string })[]>(blogQueries.list);
    const one = (id: string) => fetchResult<Post | null>(blogQueries.one, { id });

    test('lists every post, newest first', async () => {
      const posts = await list();
      expect(posts.length).toBeGreaterThan(0);
      const dates = posts.map(({ date }) => date);
      expect(dates).toEqual([...dates].sort().reverse());
      expect(new Set(posts.map(({ _type }) => _type))).toEqual(new Set(['blog']));
    });

    test('lists have the fields that the screens read, and the opening of the text instead of the body', async () => {
      for (const post of await list()) {
        expectItem(post);
        expect(post).not.toHaveProperty('content');
        expect(post.opening.length).toBeGreaterThan(0);
        expect([...post.opening].length).toBeLessThanOrEqual(leadLength);
        const whole = readPost(await one(post._id));
        expect(readPost(post)?.excerpt).toBe(whole?.excerpt);
      }
    });

    test('returns one post with its body, and null for an unknown id', async () => {
      for (const { opening: _, ...item } of await list()) {
        const post = await one(item._id);
        expect(post).toMatchObject(item);
        if (post) expectPost(post);
      }
      for (const id of ['no-such-post', '', '" || true || "']) expect(await one(id)).toBeNull();
    });

    test('returns at most six other posts without text, newest first', async () => {
      const [first, ...posts] = await list();
      const others = await fetchResult<Item[]>(blogQueries.others, { id: first?._id ?? '' });
      expect(others).toEqual(posts.slice(0, 6).map(({ opening: _, ...item }) => item));
    });

    test('rejects an unknown query', async () => {
      expect((await fetchQuery('*[_type == "blog"')).status).toBe(400);
    });
  });
}
