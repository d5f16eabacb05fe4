import { PageHeader, type PageHeaderProps } from '@imc/ui';
import type { ReactNode } from 'react';
import type { PageFacts, PageSeries } from '../content/index.ts';
import { BreadcrumbOf } from './breadcrumb-of.tsx';
import { SeeAlso } from './see-also.tsx';

export interface ContentPageProps extends Pick<PageHeaderProps, 'text' | 'tiles' | 'actions'> {
  /** `lead` is below the title, unless there is a `text`. */
  page: PageFacts & { readonly lead?: string };
  /** Pages of the same part of the site, for links to the previous and the next one. */
  series?: PageSeries;
  /** Sections. */
  children: ReactNode;
}

/** A public page: its head with the breadcrumb, its sections, and where to go on. */
export function ContentPage({ page, series, children, text = page.lead, ...head }: ContentPageProps) {
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={page} ground="institute" />}
        title={page.title}
        text={text}
        {...head}
      />
      {children}
      {series && <SeeAlso series={series} current={page.path} />}
    </>
  );
}
