import type { BlogReader } from '@imc/api/blog';
import { robots } from './robots.ts';
import { type FeedTexts, rss } from './rss.ts';
import { securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap.ts';
import { xmlResponse } from './xml.ts';

export interface FeedSources {
  readonly blog: BlogReader;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** From the settings. */
  readonly mailbox: string;
  /** Prerendered pages that search engines may index. */
  readonly pages: readonly string[];
  readonly texts: FeedTexts;
}

const textResponse = (text: string) =>
  new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  });

/** By path. */
export const feeds: Readonly<Record<string, (sources: FeedSources) => Promise<Response>>> = {
  '/robots.txt': async ({ publicUrl }) => textResponse(robots(publicUrl)),

  '/.well-known/security.txt': async ({ publicUrl, mailbox }) =>
    textResponse(securityTxt(publicUrl, mailbox, new Date())),

  // If the blog is unavailable, the sitemap still lists the pages.
  '/sitemap.xml': async ({ blog, publicUrl, pages }) =>
    xmlResponse(sitemap(publicUrl, pages, (await blog.list()) ?? []), 'application/xml'),

  // No empty feed if the blog is unavailable: readers would drop the posts they have.
  '/blog/feed.xml': async ({ blog, publicUrl, texts }) => {
    const posts = await blog.list();
    if (!posts) return new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
    return xmlResponse(rss(publicUrl, texts, posts), 'application/rss+xml');
  },
};
