import type { Scheme } from '@imc/ui/tokens';
import { useSyncExternalStore } from 'react';
import { onPageGlobals } from './page-globals-events.ts';

/** Options of the toolbar: a scheme, or the preferences of the user's system. */
export const schemeChoices = [
  { value: 'light', title: 'Light', icon: 'sun' },
  { value: 'dark', title: 'Dark', icon: 'moon' },
  { value: 'contrast', title: 'High contrast', icon: 'contrast' },
  { value: 'contrast-dark', title: 'High contrast, dark', icon: 'contrast' },
  { value: 'system', title: 'Follow the system', icon: 'browser' },
] as const;

/** Sets the scheme of the page; 'system' removes it, so that the media queries of `tokens.css` apply. */
export function applyScheme(choice: unknown): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.scheme;
  else dataset.scheme = String(choice);
}

const darkness = () => matchMedia('(prefers-color-scheme: dark)');
const wish = () => matchMedia('(prefers-contrast: more)');

/** Returns the current scheme of the page. */
function shownScheme(): Scheme {
  const forced = document.documentElement.dataset.scheme;
  if (forced) return forced as Scheme;
  if (wish().matches) return darkness().matches ? 'contrast-dark' : 'contrast';
  return darkness().matches ? 'dark' : 'light';
}

function watch(changed: () => void): () => void {
  const queries = [darkness(), wish()];
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

/** Returns the current scheme of the page and re-renders when it changes. */
export const useShownScheme = (): Scheme => useSyncExternalStore(watch, shownScheme);

/** The scheme selected in the toolbar. Documentation pages without a story have no decorator that would receive it. */
let chosen: unknown = 'light';

export const chosenScheme = (): unknown => chosen;

/** Applies the scheme selected in the toolbar, also on pages without a story. */
export function followToolbar(): void {
  onPageGlobals(({ scheme }) => {
    chosen = scheme ?? 'light';
    applyScheme(chosen);
  });
}
