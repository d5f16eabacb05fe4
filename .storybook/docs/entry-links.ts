import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Path of an entry. Kind `docs` is a docs page. */
type EntryKind = 'docs' | 'story';

/** Address of an entry in Storybook. The path starts with `./`: a query alone would be added to `iframe.html`, which has no sidebar and no toolbar. */
export const entryAddress = (id: string, kind: EntryKind) => `./?path=/${kind}/${id}`;

const isModified = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

/**
 * Opens links to entries (`./?path=` with `target="_top"`) without loading Storybook again, so that they open faster and keep the scheme of the
 * toolbar. Other clicks, and pages outside of Storybook's frame, follow the address.
 */
export function followEntryLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[target="_top"]') : null;
    const address = link?.getAttribute('href');
    const isInStorybook = window.parent !== window && window.parent === window.top;
    if (!address?.startsWith('./?path=/') || !isInStorybook || isModified(event) || event.defaultPrevented)
      return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, address.slice('./'.length));
  });
}
