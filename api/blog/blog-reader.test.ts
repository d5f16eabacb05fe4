import { describe, expect, test, vi } from 'vitest';
import { blogQueries } from './blog-client.ts';
import { type BlogFetch, createBlogReader } from './blog-reader.ts';

const raw = (id: string, fields: Record<string, unknown> = {}) => ({
  _id: id,
  title: `Title of ${id}`,
  ...fields,
});

function setUp(answer: (query: string, id: string | undefined) => unknown) {
  let time = 1;
  const onError = vi.fn();
  const fetch = vi.fn<BlogFetch>(async (query, { id }) => answer(query, id));
  return {
    fetch,
    onError,
    pass: (ms: number) => (time += ms),
    blog: createBlogReader({ fetch, onError, now: () => time }),
  };
}

const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

test('runs the three queries and passes the id as a parameter', async () => {
  const { blog, fetch } = setUp((query, id) => (query === blogQueries.one ? raw(id ?? '') : [raw('b')]));
  expect((await blog.list())?.map(({ id }) => id)).toEqual(['b']);
  expect((await blog.post('a'))?.title).toBe('Title of a');
  expect((await blog.others('a')).map(({ id }) => id)).toEqual(['b']);
  expect(fetch.mock.calls.map(([query, params]) => [query, params])).toEqual([
    [blogQueries.list, {}],
    [blogQueries.one, { id: 'a' }],
    [blogQueries.others, { id: 'a' }],
  ]);
});

test('returns null for an invalid id without querying the service', async () => {
  const { blog, fetch } = setUp(() => raw('a'));
  for (const id of [
    '',
    '"',
    '" || true || "',
    '*[_type == "blog"]',
    '../../api',
    'drafts.a',
    '<script>',
    'a b',
    'ä',
    'a'.repeat(200),
  ])
    expect(await blog.post(id), id).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

describe('a service that', () => {
  const invalidResponses: [string, unknown][] = [
    ['returns a page', '<!doctype html><title>Bad gateway</title>'],
    ['returns nothing', undefined],
    ['returns a number', 42],
    ['returns an object', { error: { description: 'quota' } }],
    ['returns other values', [{ _id: 7 }, null, 'post']],
  ];

  test.each(invalidResponses)('%s leaves the cached posts in place and is logged', async (_name, answer) => {
    let now: unknown;
    const { blog, pass, onError } = setUp(
      (query) => now ?? (query === blogQueries.one ? raw('a') : [raw('a')]),
    );
    await blog.list();
    await blog.post('a');
    now = answer === undefined ? Promise.reject(new Error('nothing')) : answer;
    if (now instanceof Promise) now.catch(() => undefined);
    pass(60_001);
    for (let time = 0; time < 2; time++) {
      expect((await blog.list())?.map(({ id }) => id)).toEqual(['a']);
      expect((await blog.post('a'))?.id).toBe('a');
      await flushPromises();
    }
    expect(onError).toHaveBeenCalledTimes(2);
  });

  test('is down or hangs from the start yields nothing and never rejects', async () => {
    vi.useFakeTimers();
    for (const answer of [() => Promise.reject(new Error('down')), () => new Promise(() => {})]) {
      const { blog, onError } = setUp(answer);
      const read = Promise.all([blog.list(), blog.post('a'), blog.others('a')]);
      await vi.runAllTimersAsync();
      expect(await read).toEqual([undefined, undefined, []]);
      expect(onError).toHaveBeenCalledTimes(3);
    }
    vi.useRealTimers();
  });

  test('fails for the other posts only leaves those of the list', async () => {
    const ids = Array.from({ length: 9 }, (_, index) => `post-${index}`);
    const { blog, onError } = setUp((query) => {
      if (query === blogQueries.others) throw new Error('down');
      return ids.map((id) => raw(id));
    });
    expect((await blog.others('post-1')).map(({ id }) => id)).toEqual([ids[0], ...ids.slice(2, 7)]);
    expect(onError).toHaveBeenCalledOnce();
  });

  test('returns another post is treated as an error', async () => {
    const { blog, onError } = setUp(() => raw('b'));
    expect(await blog.post('a')).toBeUndefined();
    expect(onError).toHaveBeenCalledOnce();
  });
});
