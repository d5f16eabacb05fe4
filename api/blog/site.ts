import type { BlogReader } from './blog-reader.ts';

/** Services that the server passes to the loaders of the site. */
export interface SiteServices {
  readonly blog: BlogReader;
  /** Public URL of the site, without a trailing slash. */
  readonly publicUrl: string;
}

/** Returns the path of a post. Encodes the id, which may contain any character. */
export const postPath = (id: string): string => `/blog/${encodeURIComponent(id)}`;

/**
 * Placeholder for the public URL in pages that are rendered at build time, when the URL is not known yet. The server replaces it with its
 * public URL. Nobody can own this domain (RFC 2606).
 */
export const publicUrlPlaceholder = 'https://public-address.invalid';
