/// <reference path="../plugins/component-pages.d.ts" />
import { componentPages } from 'virtual:component-pages';
import { CodeOrSourceMdx, DocsContext } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

/** Code in docs pages. The name of a component in backticks links to the page of that component. */
export function ComponentCode(props: ComponentProps<typeof CodeOrSourceMdx>) {
  const { channel } = useContext(DocsContext);
  const code = <CodeOrSourceMdx {...props} />;
  const page = componentPages.get(String(props.children));
  if (!page || page === new URLSearchParams(location.search).get('id')) return code;

  const query = `?path=/docs/${page}`;
  // Docs are rendered in an iframe. A plain click changes the page without reloading Storybook; other clicks follow the address.
  const navigate = (event: MouseEvent) => {
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, query);
  };
  return (
    <a href={`./${query}`} target="_top" onClick={navigate}>
      {code}
    </a>
  );
}
