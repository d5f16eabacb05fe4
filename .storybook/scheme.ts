import type { Scheme } from '@imc/ui/tokens';
import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** What the toolbar offers: a scheme, or whatever the reader's system asks for. */
export const schemeChoices = [
  { value: 'light', title: 'Light', icon: 'sun' },
  { value: 'dark', title: 'Dark', icon: 'moon' },
  { value: 'contrast', title: 'High contrast', icon: 'contrast' },
  { value: 'contrast-dark', title: 'High contrast, dark', icon: 'contrast' },
  { value: 'system', title: 'Follow the system', icon: 'browser' },
] as const;

/** Puts the page in a scheme; 'system' takes the force away, and the media queries of `tokens.css` decide. */
export function applyScheme(choice: unknown): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.scheme;
  else dataset.scheme = String(choice);
}

const darkness = () => matchMedia('(prefers-color-scheme: dark)');
const wish = () => matchMedia('(prefers-contrast: more)');

/** The scheme that the page shows now. */
export function shownScheme(): Scheme {
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

/** The same, kept up to date. */
export const useShownScheme = (): Scheme => useSyncExternalStore(watch, shownScheme);

/** The toolbar's choice. A page of rules without a story has no decorator that would tell it. */
let chosen: unknown = 'light';

export const chosenScheme = (): unknown => chosen;

/** Follows the toolbar, on pages without a story too. */
export function followToolbar(): void {
  const follow = ({ globals }: { globals: { scheme?: unknown } }) => {
    chosen = globals.scheme ?? 'light';
    applyScheme(chosen);
  };
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
}
