import { blogQueries, createBlogClient } from '@imc/api/blog';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-app.ts';

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
  test('returns images only in the supported sizes and formats', async () => {
    const client = await createBlogClient({ apiHost: `${origin}/content`, dataset: 'production' });
    const posts = await client.fetch<
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
    expect(await sizeOf('?w=160&h=96&fit=crop')).toEqual(['image/webp', 'webp', 160, 96]);
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
      body: JSON.stringify({ query: blogQueries.one, params: { id: 'sample-referees' } }),
    });
    expect(await response.json()).toMatchObject({ result: { _id: 'sample-referees' } });
  });

  // The message says that the query was refused before it ran.
  test.each([
    ['nothing', '', '', 'query is missing.'],
    ['another query', '*[_type == "blog"]', '', 'Only the queries of the blog are answered.'],
    ['one of ours and more', `${blogQueries.list} `, '', 'Only the queries of the blog are answered.'],
    [
      'a query that multiplies',
      'count(*[count(*[count(*) > 0]) > 0])',
      '',
      'Only the queries of the blog are answered.',
    ],
    ['a parameter that is no JSON', blogQueries.one, '&$id=nojson', '$id is not valid JSON.'],
    ['two ids', blogQueries.one, '&$id=1&$id=2', '$id must be sent once.'],
    ['a long id', blogQueries.one, `&$id="${'a'.repeat(200)}"`, 'The only parameter is the id of a post.'],
    ['another parameter', blogQueries.one, '&$id="a"&$b=1', 'The only parameter is the id of a post.'],
  ])('refuses %s in the format of the hosted service', async (_name, query, params, message) => {
    expect(await runQuery(query, params)).toMatchObject({
      status: 400,
      body: { status: 'error', message, error: { description: message } },
    });
  });

  test('R-26: many uncached posts at once are all answered', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => runQuery(blogQueries.one, `&$id="none-${index}"`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
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
