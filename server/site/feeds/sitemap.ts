import { type Post, postPath } from '@imc/api/blog';
import { element } from './xml.ts';

/** The prerendered pages, the blog and its posts. */
export function sitemap(publicUrl: string, pages: readonly string[], posts: readonly Post[]): string {
  const url = (path: string, changed?: string) =>
    `<url>${element('loc', publicUrl + path)}${element('lastmod', changed)}</url>`;
  return [
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((path) => url(path)),
    url('/blog', posts[0]?.date),
    ...posts.map((post) => url(postPath(post.id), post.updated?.slice(0, 10) ?? post.date)),
    '</urlset>',
  ].join('\n');
}
