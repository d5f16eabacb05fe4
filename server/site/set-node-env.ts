/**
 * Must be imported first by the entry. React selects its development or production build when it is first loaded, the site's renderer is built
 * for production, and the two builds do not work together.
 */
process.env.NODE_ENV ??= 'production';
