import { useEffect, useEffectEvent } from 'react';

/** What to do for each key, by `KeyboardEvent.key` in lower case: `{ j: next, '/': search }`. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

const typing = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]';

/** Whether a key is meant for a field, an open modal dialog, the panel of a button, or a command of the browser. */
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
    // Enter presses a focused control.
    (event.key === 'Enter' && target instanceof Element && target.closest('a, button, summary') !== null) ||
    document.querySelector('dialog[open]') !== null
  );
}

/** Runs the handler of a pressed key, unless the key is taken. */
function runShortcut(event: KeyboardEvent, shortcuts: Shortcuts): void {
  const action = shortcuts[event.key.toLowerCase()];
  if (!action || isTaken(event)) return;
  event.preventDefault();
  action();
}

/**
 * Listens for single keys on the whole page, except while the user types, in an open modal dialog or a button's panel, and with Ctrl, Alt, the
 * command key or, for letters, Shift. Pages must let users turn it off with `enabled` (WCAG 2.1.4).
 */
export function useShortcuts(shortcuts: Shortcuts, enabled: boolean): void {
  // An effect event always sees the record that is shown. An effect would run after the paint, and a fast key would act on the record before.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => runShortcut(event, shortcuts));
  useEffect(() => {
    if (!enabled) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
