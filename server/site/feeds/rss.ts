import { type Post, postPath } from '@imc/api/blog';
import { element, xmlText } from './xml.ts';

/** Newest first. */
const postCount = 20;

/** Exported by the site's build. */
export interface FeedTexts {
  readonly title: string;
  readonly description: string;
}

const item = (publicUrl: string, { id, title, excerpt, author, date, categories }: Post): string => {
  const link = publicUrl + postPath(id);
  return [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="true">${xmlText(link)}</guid>`,
    element('description', excerpt),
    element('dc:creator', author),
    element('pubDate', date && new Date(date).toUTCString()),
    ...categories.map((category) => element('category', category)),
    '</item>',
  ].join('');
};

/** RSS 2.0. */
export const rss = (publicUrl: string, { title, description }: FeedTexts, posts: readonly Post[]): string =>
  [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', `${publicUrl}/blog`),
    element('description', description),
    '<language>en-ng</language>',
    `<atom:link href="${xmlText(`${publicUrl}/blog/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...posts.slice(0, postCount).map((post) => item(publicUrl, post)),
    '</channel>',
    '</rss>',
  ].join('\n');
