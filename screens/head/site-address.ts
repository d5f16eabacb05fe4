import { publicUrlPlaceholder } from '@imc/api/blog';

/**
 * Origin of the site, without a slash at the end. In prerendered pages, a placeholder that the server replaces. The browser reads it from
 * the first page's canonical URL, because the page may have been opened under another host name.
 */
export const siteAddress: string = import.meta.env.SSR
  ? publicUrlPlaceholder
  : new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href).origin;
