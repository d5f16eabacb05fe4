/**
 * Must be the entry's first import. React selects its development or production build when it is first loaded; the site's renderer needs the
 * production build.
 */
process.env.NODE_ENV ??= 'production';
