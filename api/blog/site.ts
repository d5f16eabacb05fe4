import type { BlogReader } from './blog-reader.ts';

/** What the server hands to the loaders of the site that it serves. */
export interface SiteServices {
  readonly blog: BlogReader;
  /** The address that people type, without a slash at the end. */
  readonly publicUrl: string;
}

/** Address of a post. An id is never trusted to be a plain word. */
export const postPath = (id: string): string => `/blog/${encodeURIComponent(id)}`;

/**
 * Stands for the public address in pages that are written at build, when nobody knows it yet: the server puts its own in its place. The name
 * can belong to nobody (RFC 2606).
 */
export const addressToCome = 'https://public-address.invalid';
