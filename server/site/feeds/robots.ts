/** Does not disallow the pages behind a sign-in: crawlers must be able to fetch them to see their `noindex`. */
export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/uploads/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
