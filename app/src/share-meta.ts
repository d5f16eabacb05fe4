import { institute, type PageFacts } from '@imc/screens/content';
import { hidden, titleOf } from './page-title.ts';
import { sharePicturePath } from './share-picture-path.ts';
import { siteAddress } from './site-address.ts';
import { breadcrumbList, type StructuredData, structuredMeta } from './structured-data.ts';

/** What the preview of a link shows. */
export interface Share {
  readonly title: string;
  readonly description: string;
  /** The page's one address, in full. */
  readonly url: string;
  /** Default `website`. */
  readonly type?: 'website' | 'article';
  /** A picture of 1200 by 630, by its full address, with its words. */
  readonly image: { readonly url: string; readonly alt: string };
}

/** The canonical address, the description and the Open Graph tags of a page, as entries of a route's `meta`. Twitter reads them too. */
export const shareMeta = ({ title, description, url, type = 'website', image }: Share) => [
  { name: 'description', content: description },
  { tagName: 'link' as const, rel: 'canonical', href: url },
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

/** The picture that is drawn for a page, on a site of this address. */
export const sharePicture = (page: PageFacts, address: string): Share['image'] => ({
  url: address + sharePicturePath(page),
  alt: page.path === '/' ? institute.name : `${page.title}. ${institute.name}`,
});

/**
 * Everything that is said of a page: to the tab, to search engines and to the previews of links.
 *
 * @param facts what search engines are told beside its breadcrumb. Nobody else reads them, so that the browser goes without: `false` there.
 */
export const pageMeta = (page: PageFacts, facts: readonly StructuredData[] | false = false) => [
  { title: titleOf(page) },
  ...shareMeta({
    title: page.title,
    description: page.description,
    url: siteAddress + page.path,
    image: sharePicture(page, siteAddress),
  }),
  ...(page.hidden ? [hidden] : []),
  ...(import.meta.env.SSR && page.above.length > 0
    ? [structuredMeta(breadcrumbList(siteAddress, [...page.above, { label: page.title, to: page.path }]))]
    : []),
  ...(facts ? facts.map(structuredMeta) : []),
];
