import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { applyScheme, chosenScheme, useShownScheme } from '../globals/scheme.ts';
import { docsTheme } from './docs-theme.ts';
import './docs.css';

/** Container of every documentation page, with the product's surface and fonts, in the scheme selected in the toolbar. */
export function SchemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  useLayoutEffect(() => applyScheme(chosenScheme()), []);
  const scheme = useShownScheme();
  return (
    <DocsContainer context={context} theme={docsTheme(scheme)}>
      {children}
    </DocsContainer>
  );
}
