import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blogQueries, createBlogClient, createBlogReader, leadLength } from '@imc/api/blog';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBlog } from './open-blog.ts';
import { type Content, openContent } from './open-content.ts';

let folder: string;
let content: Content;
const log = { error: vi.fn() };

const span = (text: string) => ({ _type: 'span', text, marks: [] });

const documents = [
  {
    _id: 'image-a-1200x720-webp',
    _type: 'sanity.imageAsset',
    url: '/content/images/s/p/a.webp',
    metadata: { dimensions: { width: 1200, height: 720 } },
  },
  {
    _id: 'one',
    _type: 'blog',
    title: 'One',
    date: '2026-11-02',
    image: { alt: 'A', asset: { _type: 'reference', _ref: 'image-a-1200x720-webp' } },
  },
  {
    _id: 'two',
    _type: 'blog',
    title: 'Two',
    date: '2026-11-01',
    content: [{ _type: 'image', alt: 'B', asset: { _ref: 'image-a-1200x720-webp' } }],
  },
  {
    _id: 'long',
    _type: 'blog',
    title: 'Long',
    date: '2026-10-31',
    content: [
      { _type: 'subtitle', subtitle: 'Not part of the opening' },
      { _type: 'block', children: [span('Two '), span('spans.')] },
      { _type: 'block' },
      { _type: 'block', children: [span(`\u{1F468}\u{1F3FE}\u200D\u{1F33E} ${'words '.repeat(2000)}`)] },
    ],
  },
  { _id: 'drafts.three', _type: 'blog', title: 'Secret' },
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imc-blog-'));
  await writeFile(
    join(folder, 'blog.ndjson'),
    documents.map((document) => JSON.stringify(document)).join('\n'),
  );
  content = await openContent(join(folder, 'blog.ndjson'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('the blog of the embedded service', () => {
  const blog = () => openBlog(content.service, log as unknown as FastifyBaseLogger, 60_000);

  test('returns the size of each image, of the post itself and in its text', async () => {
    const image = { url: '/content/images/s/p/a.webp', width: 1200, height: 720 };
    expect((await blog().post('one'))?.image).toEqual({ alt: 'A', ...image });
    expect((await blog().post('two'))?.content[0]).toMatchObject({
      alt: 'B',
      asset: { width: 1200, height: 720 },
    });
    expect((await blog().others('one')).map(({ id }) => id)).toEqual(['two', 'long']);
  });

  test('reads an excerpt without the body in a list, the same as from the whole post', async () => {
    const list = await content.service.query(blogQueries.list, {});
    expect(list.length).toBeLessThan(leadLength + 2000);
    const [, , listed] = (await blog().list()) ?? [];
    expect(listed).toMatchObject({ id: 'long', content: [] });
    expect(listed?.excerpt).toMatch(/^Two spans\. \u{1F468}\u{1F3FE}\u200D\u{1F33E} words .*…$/u);
    expect(listed?.excerpt).toBe((await blog().post('long'))?.excerpt);
  });

  test.each(['', '../../api/signout', 'drafts.three', 'three'])('finds no post by %j', async (id) => {
    expect(await blog().post(id)).toBeNull();
    // The service itself would not find one either.
    expect(await content.service.query(blogQueries.one, { id })).toBe('null');
  });
});

describe('the hosted service, accessed by its client', () => {
  let server: Server | undefined;
  const serving = async (listener: RequestListener, timeout?: number) => {
    server?.close();
    server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => server?.once('listening', resolve));
    const client = await createBlogClient({
      apiHost: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      dataset: 'production',
    });
    const onError = vi.fn();
    const blog = createBlogReader({
      fetch: (query, params, signal) => client.fetch(query, params, { signal }),
      onError,
      ...(timeout ? { timeout } : {}),
    });
    return { blog, onError };
  };
  afterAll(() => server?.close());

  test('returns posts', async () => {
    const { blog } = await serving((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ result: [{ _id: 'one', title: 'One' }] }));
    });
    expect((await blog.list())?.map(({ title }) => title)).toEqual(['One']);
  });

  test.each<[string, RequestListener, number?]>([
    [
      'a page instead of a result',
      (_, response) => response.setHeader('content-type', 'text/html').end('<h1>Bad gateway</h1>'),
    ],
    ['cut JSON', (_, response) => response.setHeader('content-type', 'application/json').end('{"result": [')],
    [
      'an error response',
      (_, response) =>
        response.writeHead(403, { 'content-type': 'application/json' }).end('{"error":"quota"}'),
    ],
    ['a closed connection', (request) => request.socket.destroy()],
    ['no response', () => {}, 20],
  ])('%s is logged and leaves nothing to show', async (_name, listener, timeout) => {
    const { blog, onError } = await serving(listener, timeout);
    expect(await blog.list()).toBeUndefined();
    expect(onError).toHaveBeenCalledOnce();
  });
});
