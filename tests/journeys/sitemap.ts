import type { Page } from '@playwright/test';

/** All prerendered pages, the blog and two of its posts. */
export async function addresses(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  const isPost = (path: string) => path.startsWith('/blog/');
  return [...paths.filter((path) => !isPost(path)), ...paths.filter(isPost).slice(0, 2)];
}
