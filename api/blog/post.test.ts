import { describe, expect, test, vi } from 'vitest';
import { pictureOf, previewOf, thumbnailOf } from './picture.ts';
import { readPost, readPosts } from './post.ts';

const hosted = 'https://cdn.sanity.io/images/abc/production/0f-1200x800.jpg';

describe('a post', () => {
  test('SITE-3: has the day of its time in Lagos', () => {
    const dateOf = (date: string) => readPost({ _id: 'a', title: 'A', date })?.date;
    expect(dateOf('2026-09-14T22:59:59Z')).toBe('2026-09-14');
    expect(dateOf('2026-09-14T23:10:00Z')).toBe('2026-09-15');
    expect(dateOf('2026-09-14')).toBe('2026-09-14');
  });

  test('is parsed with every kind of block', () => {
    const post = readPost({
      _id: 'a',
      title: 'Before the fee',
      author: 'Ngozi Sample-Eze',
      date: '2026-09-14T08:00:00Z',
      _updatedAt: '2026-09-15T08:00:00Z',
      categories: [{ title: 'Practice' }],
      image: { alt: 'Cloth', asset: { url: hosted, width: 1200, height: 800 } },
      content: [
        {
          _type: 'block',
          style: 'h1',
          children: [
            { text: 'See ', marks: [] },
            { text: 'the code', marks: ['strong', 'l'] },
          ],
          markDefs: [{ _key: 'l', _type: 'link', url: 'https://imc.example' }],
        },
        { _type: 'subtitle', subtitle: 'Four things' },
        { _type: 'list', listItems: ['One', 2, 'Two'] },
        { _type: 'image', alt: 'Rings', asset: { url: hosted, width: 600, height: 400 } },
      ],
    });
    expect(post).toMatchObject({
      id: 'a',
      date: '2026-09-14',
      categories: ['Practice'],
      excerpt: 'See the code',
    });
    expect(post?.content.map(({ _type }) => _type)).toEqual(['block', 'subtitle', 'list', 'image']);
    expect(post?.content[0]).toMatchObject({
      style: 'normal',
      markDefs: [{ _key: 'l', url: 'https://imc.example' }],
    });
    expect(post?.content[2]).toMatchObject({ listItems: ['One', 'Two'] });
    expect(post?.content[3]).toMatchObject({ asset: { width: 600, height: 400 } });
  });

  test('keeps pull-quotes and notes; any other style is a normal paragraph', () => {
    const styles = ['normal', 'blockquote', 'note', 'h2', undefined];
    const post = readPost({
      _id: 'a',
      content: styles.map((style) => ({ _type: 'block', style, children: [{ text: 'x', marks: [] }] })),
    });
    expect(post?.content.map((block) => block._type === 'block' && block.style)).toEqual([
      'normal',
      'blockquote',
      'note',
      'normal',
      'normal',
    ]);
  });

  test.each([
    ['nothing but an id', {}],
    [
      'null everywhere',
      { title: null, author: null, date: null, categories: null, image: null, content: null },
    ],
    [
      'other types everywhere',
      { title: 7, author: [], date: {}, categories: 'x', image: 1, content: 'text' },
    ],
    [
      'unreadable members',
      { categories: [null, 3, { title: 1 }], content: [null, 3, { _type: 'embed' }, { _type: 'image' }] },
    ],
    ['an invalid date', { date: '2026-99-99' }],
  ])('with %s is parsed without the invalid parts', (_name, fields) => {
    expect(readPost({ _id: 'a', ...fields })).toMatchObject({
      author: undefined,
      date: undefined,
      categories: [],
      content: [],
      excerpt: '',
    });
  });

  test('shows only images from its own service', () => {
    const contentOf = (url: unknown) =>
      readPost({ _id: 'a', image: { asset: { url } }, content: [{ _type: 'image', asset: { url } }] });
    for (const url of [
      ['java', 'script:alert(1)'].join(''),
      'https://tracker.example/pixel.gif',
      '//tracker.example/pixel.gif',
      'data:text/html,<script>',
      '/api/signout',
      7,
    ]) {
      expect(contentOf(url), String(url)).toMatchObject({ image: undefined, content: [] });
    }
    for (const url of [hosted, '/content/images/sample/production/a-12x8.webp', 'data:image/png;base64,x'])
      expect(contentOf(url)?.image?.url).toBe(url);
  });

  test('of 20,000 words reads each of them once', () => {
    const text = vi.fn(() => 'word '.repeat(50));
    const span = Object.defineProperty({ marks: [] }, 'text', { get: text, enumerable: true });
    const content = Array.from({ length: 400 }, () => ({ _type: 'block', children: [span] }));
    expect(readPost({ _id: 'a', content })?.content).toHaveLength(400);
    expect(text).toHaveBeenCalledTimes(400);
  });

  test('is dropped from a list if it is invalid; anything but a list throws', () => {
    expect(readPosts([{ _id: 'a' }, { title: 'no id' }, null]).map(({ id }) => id)).toEqual(['a']);
    expect(readPosts([])).toEqual([]);
    expect(() => readPosts({})).toThrow();
    expect(() => readPosts([{}])).toThrow();
  });
});

describe('an image', () => {
  test('is requested in fixed widths, never wider than the image or its place in the layout', () => {
    expect(pictureOf({ url: hosted, alt: '', width: 700, height: 400 }, 320, 960)).toMatchObject({
      src: `${hosted}?w=640&auto=format`,
      srcSet: [320, 480, 640, 700].map((width) => `${hosted}?w=${width}&auto=format ${width}w`).join(', '),
      width: 700,
    });
    expect(pictureOf({ url: hosted, alt: '', width: 4000 }, 320, 640).srcSet).toMatch(/ 640w$/);
  });

  test('that no service can resize is used unchanged', () => {
    expect(pictureOf({ url: 'data:image/png;base64,x', alt: 'A' }, 320, 960)).toEqual({
      src: 'data:image/png;base64,x',
      alt: 'A',
    });
    expect(thumbnailOf({ url: 'data:image/png;base64,x', alt: '' })).toBe('data:image/png;base64,x');
    expect(previewOf({ url: 'data:image/png;base64,x', alt: '' })).toBeUndefined();
  });
});
