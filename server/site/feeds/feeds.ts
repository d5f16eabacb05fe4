import type { BlogReader } from '@imc/api/blog';
import { robots } from './robots.ts';
import { type FeedTexts, rss } from './rss.ts';
import { sitemap } from './sitemap.ts';
import { xmlResponse } from './xml.ts';

export interface FeedSources {
  readonly blog: BlogReader;
  /** The address that people type, without a slash at the end. */
  readonly publicUrl: string;
  /** Paths of the prerendered pages that search engines may show. */
  readonly pages: readonly string[];
  readonly texts: FeedTexts;
}

/** The files for other programs, by their path. */
export const feeds: Readonly<Record<string, (sources: FeedSources) => Promise<Response>>> = {
  '/robots.txt': async ({ publicUrl }) =>
    new Response(robots(publicUrl), {
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
    }),

  // Without the blog it still lists the pages.
  '/sitemap.xml': async ({ blog, publicUrl, pages }) =>
    xmlResponse(sitemap(publicUrl, pages, (await blog.list()) ?? []), 'application/xml'),

  // An empty feed would make readers drop the posts that they have, so a failure is answered as one.
  '/blog/feed.xml': async ({ blog, publicUrl, texts }) => {
    const posts = await blog.list();
    if (!posts) return new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
    return xmlResponse(rss(publicUrl, texts, posts), 'application/rss+xml');
  },
};
