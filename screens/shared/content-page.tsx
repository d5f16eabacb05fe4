import { PageHeader, type PageHeaderProps } from '@imc/ui';
import type { ReactNode } from 'react';
import type { PageFacts } from '../content/index.ts';
import { BreadcrumbOf } from './breadcrumb-of.tsx';

export interface ContentPageProps extends Pick<PageHeaderProps, 'text' | 'tiles' | 'actions'> {
  /** `lead` is below the title, unless there is a `text`. */
  page: PageFacts & { readonly lead?: string };
  /** Sections. */
  children: ReactNode;
}

/** A public page: its head with the breadcrumb, and its sections. */
export function ContentPage({ page, children, text = page.lead, ...head }: ContentPageProps) {
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={page} ground="institute" />}
        title={page.title}
        text={text}
        {...head}
      />
      {children}
    </>
  );
}
