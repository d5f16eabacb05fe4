import { blogQueries, createBlogClient } from '@imc/api/blog';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-app.ts';

interface Post {
  readonly _id: string;
  readonly _type: string;
  readonly title: string;
  readonly date: string;
}

let server: TestServer;
let origin: string;

beforeAll(async () => {
  server = await startTestServer();
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const runQuery = async (query: string, params = '') => {
  const response = await fetch(
    `${origin}/content/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}${params}`,
  );
  const body = (await response.json()) as Readonly<Record<string, unknown>>;
  return { status: response.status, body };
};

describe('the embedded content service', () => {
  const client = () => createBlogClient({ apiHost: `${origin}/content`, dataset: 'production' });

  test('runs the blog’s three queries through @sanity/client', async () => {
    const posts = await client().fetch<Post[]>(blogQueries.list);
    expect(posts.length).toBeGreaterThanOrEqual(4);
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    const [first] = posts;
    expect(await client().fetch(blogQueries.one, { id: first?._id })).toMatchObject({ _id: first?._id });
    const others = await client().fetch<Post[]>(blogQueries.others, { id: first?._id });
    expect(others.map(({ _id }) => _id)).not.toContain(first?._id);
    expect(others).toHaveLength(Math.min(6, posts.length - 1));
    expect(await client().fetch(blogQueries.one, { id: 'none' })).toBeNull();
  });

  test('resolves references to images', async () => {
    const { body } = await runQuery('*[_type == "blog" && defined(image)][0]{"url": image.asset->url}');
    const { url } = body.result as { url: string };
    expect(url).toMatch(/^\/content\/images\/sample\/production\/[\da-f]{40}-1200x720\.webp$/);
  });

  test('returns images only in the supported sizes and formats', async () => {
    const posts = await client().fetch<
      { image: { asset: { url: string; width: number; height: number } } | null }[]
    >(blogQueries.list);
    const post = posts.find(({ image }) => image);
    const { url = '', width, height } = post?.image?.asset ?? {};
    expect([width, height]).toEqual([1200, 720]);
    const sizeOf = async (query: string) => {
      const response = await fetch(`${origin}${url}${query}`);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const { format, width: across, height: down } = await sharp(await response.arrayBuffer()).metadata();
      return [response.headers.get('content-type'), format, across, down];
    };
    expect(await sizeOf('')).toEqual(['image/webp', 'webp', 1200, 720]);
    expect(await sizeOf('?w=480&auto=format')).toEqual(['image/webp', 'webp', 480, 288]);
    expect(await sizeOf('?w=1200&h=630&fit=crop&fm=jpg')).toEqual(['image/jpeg', 'jpeg', 1200, 630]);
    expect(await sizeOf('?w=160&h=160&fit=crop')).toEqual(['image/webp', 'webp', 160, 160]);
    // Returns the next supported size, never larger than the original.
    expect(await sizeOf('?w=481&h=77')).toEqual(['image/webp', 'webp', 640, 384]);
    expect(await sizeOf('?w=99999&h=1&fm=svg')).toEqual(['image/webp', 'webp', 1200, 720]);
    for (const file of ['none.webp', '..%2Fblog.ndjson', '%2e%2e%2fblog.ndjson'])
      expect((await fetch(`${origin}/content/images/sample/production/${file}`)).status).toBe(404);
  });

  test('accepts a query by POST', async () => {
    const response = await fetch(`${origin}/content/v2025-02-19/data/query/production`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '*[_id == $id][0]._type', params: { id: 'sample-referees' } }),
    });
    expect(await response.json()).toMatchObject({ result: 'blog' });
  });

  test('contains only posts and their images', async () => {
    const { body } = await runQuery('array::unique(*[]._type)');
    expect((body.result as string[]).sort()).toEqual(['blog', 'sanity.imageAsset']);
  });

  test('rejects invalid queries in the format of the hosted service', async () => {
    for (const query of ['*[', '', '*[_type == "blog"] | nothing()']) {
      const { status, body } = await runQuery(query);
      expect(status).toBe(400);
      expect(body).toMatchObject({ status: 'error', error: { description: expect.any(String) } });
    }
    expect((await runQuery('*[_id == $id]', '&$id=nojson')).status).toBe(400);
    expect((await runQuery('*[_id == $id]', '&$id=1&$id=2')).status).toBe(400);
  });

  // The message says that the query was refused before it ran.
  test.each([
    ['long', `*[title == "${'a'.repeat(5000)}"]`, 'The query is too long.'],
    ['deep', `${'('.repeat(500)}1${')'.repeat(500)}`, 'The query is nested too deeply.'],
    [
      'deep without brackets',
      `${'!'.repeat(4000)}true`,
      'unable to parse the query: Maximum call stack size exceeded',
    ],
    [
      'multiplying',
      'count(*[count(*[count(*[count(*[count(*[count(*) > 0]) > 0]) > 0]) > 0]) > 0])',
      'The query asks for too much.',
    ],
    ['wide', `[${'1,'.repeat(2000)}1]`, 'The query asks for too much.'],
  ])('refuses a hostile query: %s', async (_name, query, message) => {
    expect(await runQuery(query)).toMatchObject({ status: 400, body: { message } });
    expect((await runQuery('count(*)')).status).toBe(200);
  });

  test('is read-only', async () => {
    const response = await fetch(`${origin}/content/v2025-02-19/data/mutate/production`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"mutations":[]}',
    });
    expect(response.status).toBe(404);
  });
});
