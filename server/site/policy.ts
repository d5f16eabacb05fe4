import type { Config } from '../config.ts';

/** Where pages may go for what they need, beside this server. */
export interface PageSources extends Pick<Config, 'sanity'> {
  /** The provider of the calls and pictures that the build names (`VITE_API_URL`); undefined, or a path, where it is this server. */
  readonly apiUrl: string | undefined;
}

/**
 * The Content-Security-Policy of a page. `scripts` are the hashes of its inline scripts; attributes may
 * carry styles, nothing may carry script.
 */
export function pagePolicy({ sanity, apiUrl }: PageSources, scripts: readonly string[]): string {
  const provider = apiUrl !== undefined && URL.canParse(apiUrl) ? ` ${new URL(apiUrl).origin}` : '';
  const content = sanity
    ? { images: ' https://cdn.sanity.io', queries: ` https://${sanity.projectId}.api.sanity.io` }
    : { images: '', queries: '' };
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${content.images}${provider}`,
    "font-src 'self'",
    `connect-src 'self'${content.queries}${provider}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
