import { institute } from '@imc/screens/content';

/** A block of facts for search engines (schema.org, as JSON-LD). Browsers don't run it, so the content security policy leaves it alone. */
export interface StructuredData {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
  readonly [field: string]: unknown;
}

/** Facts of a type. A field that is undefined is left out. */
export const structuredData = (type: string, fields: Readonly<Record<string, unknown>>): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...fields,
});

/** The facts as an entry of a route's `meta`. The router escapes them, so that no text ends the block. */
export const structuredMeta = (data: StructuredData) => ({ 'script:ld+json': data });

/** The Institute, as the publisher of something. */
export const publisher = (publicUrl: string) => ({
  '@type': 'Organization',
  name: institute.name,
  url: `${publicUrl}/`,
  foundingDate: String(institute.established),
});

/** A place on the way to a page. */
export interface Crumb {
  readonly label: string;
  /** Path from the root of the site. */
  readonly to: string;
}

/** The way from the home page to a page, itself last. */
export const breadcrumbList = (publicUrl: string, crumbs: readonly Crumb[]): StructuredData =>
  structuredData('BreadcrumbList', {
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + to,
    })),
  });
