import { publicUrlPlaceholder } from '@imc/api/blog';

/**
 * The address of the site, without a slash at the end. In pages that are written at build it is yet to come; the browser reads it from the page
 * that it opened first, which may be reached by another name.
 */
export const siteAddress: string = import.meta.env.SSR
  ? publicUrlPlaceholder
  : new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href).origin;
