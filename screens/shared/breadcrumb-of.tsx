import { Breadcrumb, type BreadcrumbProps } from '@imc/ui';
import { type PageFacts, whereYouAre } from '../content/index.ts';

export interface BreadcrumbOfProps extends Pick<BreadcrumbProps, 'ground'> {
  /** The current page. Its structured data contains the same breadcrumb. */
  page: Pick<PageFacts, 'above' | 'title'>;
}

/** Breadcrumb from the home page to an inner page. */
export function BreadcrumbOf({ page, ground }: BreadcrumbOfProps) {
  return <Breadcrumb label={whereYouAre} items={page.above} current={page.title} ground={ground} />;
}
