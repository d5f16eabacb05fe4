/// <reference path="../plugins/component-pages.d.ts" />
import { componentPages } from 'virtual:component-pages';
import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { entryAddress } from './entry-links.ts';

/** Code in docs pages. The name of a component in backticks links to the page of that component. */
export function LinkedCode(props: ComponentProps<typeof CodeOrSourceMdx>) {
  const code = <CodeOrSourceMdx {...props} />;
  const page = componentPages.get(String(props.children));
  if (!page || page === new URLSearchParams(location.search).get('id')) return code;
  return (
    <a href={entryAddress(page, 'docs')} target="_top">
      {code}
    </a>
  );
}
