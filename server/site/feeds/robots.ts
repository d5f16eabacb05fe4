/**
 * `/robots.txt`. The pages behind a sign-in are not disallowed: they carry `noindex`, which a crawler reads only where it may fetch the page.
 */
export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/uploads/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
