import { postPath, readPosts } from '@imc/api/blog';
import { expect, test } from 'vitest';
import { bylineStartOf } from '../../content/blog.ts';
import { blogPageOf, blogPath } from './blog-page.ts';

const posts = readPosts(
  Array.from({ length: 14 }, (_, index) => ({ _id: `p${index}`, title: `Post ${index}` })),
);
const pageOf = (requestedPage: string | null, list = posts) =>
  blogPageOf(list, requestedPage, ({ url, alt }) => ({ src: url, alt }));

test('shows six posts per page', () => {
  expect(pageOf(null)).toMatchObject({ page: 1, pageCount: 3 });
  expect(pageOf('1').posts.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5']);
  expect(pageOf('3').posts.map(({ id }) => id)).toEqual(['p12', 'p13']);
  expect(pageOf('2', posts.slice(0, 12))).toMatchObject({ page: 2, pageCount: 2 });
  expect(pageOf(null, [])).toEqual({ page: 1, pageCount: 1, posts: [] });
});

test.each([
  ['0', 1],
  ['-1', 1],
  ['', 1],
  ['two', 1],
  ['1.5', 1],
  ['1e9', 1],
  ['99', 3],
  ['9'.repeat(400), 1],
  ['2<script>', 1],
])('the page parameter %s shows page %i', (requestedPage, page) => {
  expect(pageOf(requestedPage).page).toBe(page);
});

test('addresses encode any id', () => {
  expect(postPath('a/../"<b>?x#y')).toBe('/blog/a%2F..%2F%22%3Cb%3E%3Fx%23y');
  expect([blogPath(1), blogPath(2)]).toEqual(['/blog', '/blog?page=2']);
});

test('a byline contains author and date as far as they are known', () => {
  expect(bylineStartOf('Ngozi Sample', true)).toBe('Posted by Ngozi Sample on');
  expect(bylineStartOf('Ngozi Sample', false)).toBe('Posted by Ngozi Sample');
  expect(bylineStartOf(undefined, true)).toBe('Posted on');
  expect(bylineStartOf(undefined, false)).toBe('');
});
