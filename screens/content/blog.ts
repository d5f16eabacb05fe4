import type { BreadcrumbItem } from './breadcrumb-item.ts';
import { homePageLink } from './navigation.ts';

/** S-2.55, S-2.56 and S-8.13. */
export const blog = {
  path: '/blog',
  above: [homePageLink],
  title: 'Blog',
  headline: 'Notes on the practice of consulting',
  description:
    'What members of the Institute have learnt about fees, evidence and ethics in Nigerian consulting.',
  readMore: 'Read More',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages of the blog',
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
  empty: 'No blog posts found.',
  notFound: 'No blog found.',
  notFoundText: 'The address may be mistyped, or the post has been removed.',
  notLoaded: 'The blog could not be reached just now.',
  retry: 'Try again',
  all: 'All posts',
  more: 'More posts',
  newer: 'Newer post',
  older: 'Older post',
  categories: 'Categories',
  /** The sidebar beside a post. */
  news: {
    title: 'Recent News',
    search: 'Search news',
    placeholder: 'Search news...',
    noImage: 'No Image',
    empty: 'No blog posts found.',
  },
  subscribe: 'RSS feed',
} as const;

/** Parent pages of every post, for the breadcrumb. */
export const aboveAPost: readonly BreadcrumbItem[] = [...blog.above, { label: blog.title, to: blog.path }];

/** Returns the words before the date in 'Posted by' author 'on' date (S-2.55). Author and date may be unknown. */
export function bylineStartOf(author: string | undefined, hasDay: boolean): string {
  const start = author ? `Posted by ${author}` : hasDay ? 'Posted' : '';
  return hasDay ? `${start} on` : start;
}
