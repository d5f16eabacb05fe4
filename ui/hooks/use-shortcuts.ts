import { useEffect, useEffectEvent } from 'react';

/** What to do for each key, by `KeyboardEvent.key` in lower case: `{ j: next, '/': search }`. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

const typing = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]';

/** Whether a key belongs to something else: a field, an open modal dialog, the panel of a button, or a command of the browser. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  return (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    // Shift is part of '?', but a letter with it is another command. With Caps Lock it is not.
    (event.shiftKey && /^\p{L}$/u.test(event.key)) ||
    (target instanceof Element && (target.matches(typing) || target.closest(':popover-open') !== null)) ||
    document.querySelector('dialog[open]') !== null
  );
}

/** Does what a pressed key stands for, if it stands for anything and belongs to nothing else. */
function runShortcut(event: KeyboardEvent, shortcuts: Shortcuts): void {
  const action = shortcuts[event.key.toLowerCase()];
  if (!action || isTaken(event)) return;
  event.preventDefault();
  action();
}

/**
 * Listens for single keys on the whole page. Ignores them while the user types, while a modal dialog is open, in the panel of a button, and together
 * with Ctrl, Alt, the command key or, for letters, Shift. Pages that use it must let users turn it off with `enabled` (WCAG 2.1.4).
 */
export function useShortcuts(shortcuts: Shortcuts, enabled: boolean): void {
  // Up to date as soon as the page shows another record. An effect would run after the paint, and a fast key would act on the record before.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => runShortcut(event, shortcuts));
  useEffect(() => {
    if (!enabled) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
