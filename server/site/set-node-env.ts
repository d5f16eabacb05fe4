/**
 * Imported before anything else by the entry: React picks its development or production half when it is first loaded, and the site's
 * renderer is built for production. The two halves don't work together.
 */
process.env.NODE_ENV ??= 'production';
