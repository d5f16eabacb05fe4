import { FORCE_REMOUNT, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { pageGlobals } from './page-globals.ts';
import { type Globals, onPageGlobals } from './page-globals-events.ts';

export const pageGlobalTypes = Object.fromEntries(
  pageGlobals.map(({ name, description, icon, items }) => [
    name,
    {
      description,
      toolbar: {
        icon,
        dynamicTitle: false,
        items: Object.entries(items).map(([value, title]) => ({ value, title })),
      },
    },
  ]),
);

const initialValues = new Map(pageGlobals.map(({ name, items }) => [name, Object.keys(items)[0] ?? '']));

/** Window property with the current globals, so that framed stories can read them. */
interface GlobalsWindow {
  storyGlobals?: Globals;
}

/** Returns the globals of the docs page that shows this page's story in a frame, if any. */
function docsGlobals(): Globals | undefined {
  if (window.parent === window) return undefined;
  try {
    return (window.parent as Window & GlobalsWindow).storyGlobals;
  } catch {
    // The parent has another origin, so it is not a page of this Storybook.
    return undefined;
  }
}

/** Names of the globals that framed stories inherit from their docs page. Excludes the viewport, because the frame sets the width. */
const shared = ['scheme', ...pageGlobals.map(({ name }) => name)];

const pick = (globals: Globals) =>
  Object.fromEntries(Object.entries(globals).filter(([name, value]) => shared.includes(name) && value));

/** Initial values of the globals: the values of the docs page for a framed story, otherwise the defaults. */
export const initialPageGlobals = {
  scheme: import.meta.env.VITE_SCHEME ?? 'light',
  ...Object.fromEntries(initialValues),
  ...pick(docsGlobals() ?? {}),
  // A desk, because tables have rows from 59rem, which is wider than the canvas on a laptop. Tests set their own.
  ...(import.meta.env.MODE !== 'test' && { viewport: { value: 'desktop' } }),
};

const applied = new Map(initialValues);

/**
 * Applies the globals and returns whether the story must remount. An initial value is applied only when it replaces another value, so that an
 * attribute set by a story is preserved.
 */
export function applyPageGlobals(globals: Globals): boolean {
  let needsRemount = false;
  for (const { name, remounts = false, apply } of pageGlobals) {
    const initial = initialValues.get(name);
    const value = String(globals[name] ?? initial);
    const isChanged = applied.get(name) !== value;
    if (isChanged || value !== initial) apply(value);
    needsRemount ||= isChanged && remounts;
    applied.set(name, value);
  }
  return needsRemount;
}

/** The part of a story's window that another page uses. */
interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, payload: unknown): void };
}

/** Sends the globals to the framed stories in this page. Frames that load later read `storyGlobals`. */
function updateFrames(globals: Globals): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
    const channel = (frame.contentWindow as StoryWindow | null)?.__STORYBOOK_ADDONS_CHANNEL__;
    channel?.emit(UPDATE_GLOBALS, { globals: pick(globals) });
  }
}

/** Applies the globals of the toolbar to the page and its framed stories. Also works on docs pages without a story. */
export function followPageGlobals(): void {
  onPageGlobals((globals) => {
    (window as GlobalsWindow).storyGlobals = globals;
    const needsRemount = applyPageGlobals(globals);
    const query = new URLSearchParams(location.search);
    if (needsRemount && query.get('viewMode') === 'story')
      addons.getChannel().emit(FORCE_REMOUNT, { storyId: query.get('id') });
    updateFrames(globals);
  });
}
