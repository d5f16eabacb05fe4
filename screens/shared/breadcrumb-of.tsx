import { Breadcrumb } from '@imc/ui';
import { type PageFacts, whereYouAre } from '../content/index.ts';

export interface BreadcrumbOfProps {
  /** The page; search engines are told the same way to it. */
  page: Pick<PageFacts, 'above' | 'title'>;
  /** The line lies on institute blue. Default `false`. */
  onBrand?: boolean;
}

/** The way from the home page to an inner page. */
export function BreadcrumbOf({ page, onBrand = false }: BreadcrumbOfProps) {
  return <Breadcrumb label={whereYouAre} items={page.above} current={page.title} onBrand={onBrand} />;
}
