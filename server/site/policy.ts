import type { Config } from '../config.ts';

/**
 * The Content-Security-Policy of a page (requirements, line 27). `scripts` are the hashes or the nonce of its inline scripts; attributes may
 * carry styles, nothing may carry script.
 */
export function pagePolicy({ sanity }: Pick<Config, 'sanity'>, scripts: readonly string[]): string {
  const content = sanity
    ? { images: ' https://cdn.sanity.io', queries: ` https://${sanity.projectId}.api.sanity.io` }
    : { images: '', queries: '' };
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${content.images}`,
    "font-src 'self'",
    `connect-src 'self'${content.queries}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
