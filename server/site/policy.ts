import type { Config } from '../config.ts';
import type { InlineHashes } from './static-files.ts';

/** External sources of pages, in addition to this server. */
export interface PageSources extends Pick<Config, 'sanity'> {
  /** `VITE_API_URL` of the build. Undefined or a path for this server. */
  readonly apiUrl: string | undefined;
}

/** The Content-Security-Policy of a page. Allows inline scripts and styles by hash, and style attributes, but no script attributes. */
export function pagePolicy(
  { sanity, apiUrl }: PageSources,
  { scripts, styles }: InlineHashes = { scripts: [], styles: [] },
): string {
  const provider = apiUrl !== undefined && URL.canParse(apiUrl) ? ` ${new URL(apiUrl).origin}` : '';
  const content = sanity
    ? { images: ' https://cdn.sanity.io', queries: ` https://${sanity.projectId}.api.sanity.io` }
    : { images: '', queries: '' };
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "script-src-attr 'none'",
    // Shrinks pictures.
    "worker-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
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
