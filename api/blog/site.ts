import type { BlogReader } from './blog-reader.ts';

/** What the server hands to the loaders of the site that it serves. */
export interface SiteServices {
  readonly blog: BlogReader;
  /** The address that people type, without a slash at the end. */
  readonly publicUrl: string;
  /** Paths of the pages that were written at build and may be found by search engines. */
  readonly pages: readonly string[];
}

/**
 * Stands for the public address in pages that are written at build, when nobody knows it yet: the server puts its own in its place. The name
 * can belong to nobody (RFC 2606).
 */
export const addressToCome = 'https://public-address.invalid';
