import { institute } from '@imc/screens/content';

/** What the preview of a link shows. */
export interface Share {
  readonly title: string;
  readonly description: string;
  /** The page's one address, in full. */
  readonly url: string;
  /** Default `website`. */
  readonly type?: 'website' | 'article';
  /** A picture of 1200 by 630, by its full address, with its words. */
  readonly image?: { readonly url: string; readonly alt: string } | undefined;
}

/** The canonical address and the Open Graph tags of a page, as entries of a route's `meta`. */
export const shareMeta = ({ title, description, url, type = 'website', image }: Share) => [
  { tagName: 'link' as const, rel: 'canonical', href: url },
  { property: 'og:site_name', content: institute.shortName },
  { property: 'og:locale', content: 'en_NG' },
  { property: 'og:type', content: type },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: url },
  ...(image
    ? [
        { property: 'og:image', content: image.url },
        { property: 'og:image:alt', content: image.alt },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]
    : []),
];
