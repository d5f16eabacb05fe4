import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

export type Globals = Readonly<Record<string, unknown>>;

/** Calls a function with the globals of this page, initially and after changes. */
export function onPageGlobals(changed: (globals: Globals) => void): void {
  // Events from another window have a source. They are sent by framed stories in this page, whose globals can differ.
  function follow(this: { source?: string }, { globals }: { globals: Globals }) {
    if (!this.source) changed(globals);
  }
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
}
