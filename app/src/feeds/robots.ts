/**
 * What search engines may fetch. The areas behind a sign-in are not forbidden: their pages ask to be left out of the results themselves, which
 * nobody reads who may not fetch them.
 */
export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/uploads/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
