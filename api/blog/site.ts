import type { BlogReader } from './blog-reader.ts';

/** What the server passes to the loaders of the site. */
export interface SiteServices {
  readonly blog: BlogReader;
  /** Public URL of the site, without a trailing slash. */
  readonly publicUrl: string;
}

/** Encodes the id, which may contain any character. */
export const postPath = (id: string): string => `/blog/${encodeURIComponent(id)}`;

/**
 * Placeholder in pages that are rendered at build time, when the public URL is not known yet. The server replaces it. Nobody can own this domain
 * (RFC 2606).
 */
export const publicUrlPlaceholder = 'https://public-address.invalid';
