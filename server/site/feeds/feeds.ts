import type { BlogReader } from '@imc/api/blog';
import { robots } from './robots.ts';
import { type FeedTexts, rss } from './rss.ts';
import { sitemap } from './sitemap.ts';
import { xmlResponse } from './xml.ts';

/** Data that the feeds are generated from. */
export interface FeedSources {
  readonly blog: BlogReader;
  /** Public URL of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** Paths of the prerendered pages that search engines may index. */
  readonly pages: readonly string[];
  readonly texts: FeedTexts;
}

/** Generators of robots.txt, the sitemap and the RSS feed, by path. */
export const feeds: Readonly<Record<string, (sources: FeedSources) => Promise<Response>>> = {
  '/robots.txt': async ({ publicUrl }) =>
    new Response(robots(publicUrl), {
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
    }),

  // If the blog is unavailable, the sitemap still lists the pages.
  '/sitemap.xml': async ({ blog, publicUrl, pages }) =>
    xmlResponse(sitemap(publicUrl, pages, (await blog.list()) ?? []), 'application/xml'),

  // Respond with an error if the blog is unavailable, because an empty feed would make readers drop the posts they have.
  '/blog/feed.xml': async ({ blog, publicUrl, texts }) => {
    const posts = await blog.list();
    if (!posts) return new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
    return xmlResponse(rss(publicUrl, texts, posts), 'application/rss+xml');
  },
};
