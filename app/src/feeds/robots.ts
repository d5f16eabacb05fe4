/** What search engines may read. The areas behind a sign-in have nothing for them. */
export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...['/dashboard', '/admin', '/api/', '/uploads/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
