import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

export type Globals = Readonly<Record<string, unknown>>;

/** Calls `changed` with the globals of this page, initially and after every change. */
export function onPageGlobals(changed: (globals: Globals) => void): void {
  // Events from another window have a source: a framed story in this page, which can have different globals.
  function follow(this: { source?: string }, { globals }: { globals: Globals }) {
    if (!this.source) changed(globals);
  }
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
}
