import { descriptions, institute, type PageFacts, sharePicturePath } from '../content/index.ts';
import { hidden, titleOf } from './page-title.ts';
import { siteAddress } from './site-address.ts';
import { breadcrumbList, type StructuredData, structuredMeta } from './structured-data.ts';

/** Content of a link preview. */
export interface Share {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Open Graph type. Default `website`. */
  readonly type?: 'website' | 'article';
  /** Picture of 1200 by 630 pixels: absolute URL and alternative text. */
  readonly image: { readonly url: string; readonly alt: string };
}

export const canonical = (href: string) => ({ tagName: 'link' as const, rel: 'canonical', href });

/** Description and Open Graph tags, which Twitter reads too. Only for the server's HTML, because browsers ignore them. */
export const shareMeta = ({ title, description, url, type = 'website', image }: Share) => [
  { name: 'description', content: description },
  { property: 'og:site_name', content: institute.shortName },
  { property: 'og:locale', content: 'en_NG' },
  { property: 'og:type', content: type },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: url },
  { property: 'og:image', content: image.url },
  { property: 'og:image:alt', content: image.alt },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { name: 'twitter:card', content: 'summary_large_image' },
];

/** `address` is the origin of the site. */
export const sharePicture = (page: PageFacts, address: string): Share['image'] => ({
  url: address + sharePicturePath(page),
  alt: page.path === '/' ? institute.name : `${page.title}. ${institute.name}`,
});

const previewMeta = (page: PageFacts) =>
  shareMeta({
    title: page.title,
    description: descriptions[page.path],
    url: siteAddress + page.path,
    image: sharePicture(page, siteAddress),
  });

const breadcrumbMeta = ({ above, title, path }: PageFacts) =>
  above.length > 0
    ? [structuredMeta(breadcrumbList(siteAddress, [...above, { label: title, to: path }]))]
    : [];

/**
 * Head of a public page. Description, link preview and structured data are only for the server, because only
 * crawlers read them.
 *
 * @param facts - Structured data in addition to the breadcrumb; `false` in the browser.
 */
export const pageMeta = (page: PageFacts, facts: readonly StructuredData[] | false = false) => [
  { title: titleOf(page) },
  canonical(siteAddress + page.path),
  ...(page.hidden ? [hidden] : []),
  ...(import.meta.env.SSR ? [...previewMeta(page), ...breadcrumbMeta(page)] : []),
  ...(facts ? facts.map(structuredMeta) : []),
];
