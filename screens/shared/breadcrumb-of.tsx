import { Breadcrumb } from '@imc/ui';
import { type PageFacts, whereYouAre } from '../content/index.ts';

export interface BreadcrumbOfProps {
  /** The current page. Its structured data contains the same breadcrumb. */
  page: Pick<PageFacts, 'above' | 'title'>;
  /** Whether the breadcrumb is on an institute blue background. Default `false`. */
  onBrand?: boolean;
}

/** Breadcrumb from the home page to an inner page. */
export function BreadcrumbOf({ page, onBrand = false }: BreadcrumbOfProps) {
  return <Breadcrumb label={whereYouAre} items={page.above} current={page.title} onBrand={onBrand} />;
}
