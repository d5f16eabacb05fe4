import type { AdminApplication, ApplicationStatus } from '@imc/api';
import { type Shortcut, useShortcuts } from '@imc/ui';
import { useState } from 'react';
import { adminApplications } from '../../content/index.ts';

const texts = adminApplications.shortcuts;

/** The shortcuts of the list, for its dialog (S-12.8). */
export const reviewShortcuts: readonly Shortcut[] = [
  { keys: ['J'], action: texts.next },
  { keys: ['K'], action: texts.previous },
  { keys: ['Enter'], action: texts.show },
  { keys: ['A'], action: texts.approve },
  { keys: ['R'], action: texts.reject },
  { keys: ['P'], action: texts.pending },
  { keys: ['/'], action: texts.search },
  { keys: ['?'], action: texts.help },
];

const storageKey = 'imc.admin-shortcuts';

/** Whether shortcuts were turned off on this device. Without storage they are on. */
function areOff(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'off';
  } catch {
    return false;
  }
}

/** Whether single keys are shortcuts, and a function that turns them on or off on this device. */
export function useShortcutsEnabled(): [boolean, (enabled: boolean) => void] {
  const [isEnabled, setIsEnabled] = useState(() => !areOff());
  return [
    isEnabled,
    (enabled) => {
      setIsEnabled(enabled);
      try {
        if (enabled) localStorage.removeItem(storageKey);
        else localStorage.setItem(storageKey, 'off');
      } catch {
        // Without storage the choice lasts until the page is closed.
      }
    },
  ];
}

/** Moves through the list and decides by single keys (S-12.8). Enter presses the focused button on its own. */
export function useReviewShortcuts({
  rows,
  current,
  enabled,
  onMove,
  onStatus,
  onSearch,
  onHelp,
}: {
  /** Applications of the page. */
  rows: readonly AdminApplication[];
  /** The application that the keyboard has reached, or that is shown next to the list. */
  current: AdminApplication | undefined;
  enabled: boolean;
  onMove: (application: AdminApplication) => void;
  onStatus: (application: AdminApplication, status: ApplicationStatus) => void;
  onSearch: () => void;
  onHelp: () => void;
}): void {
  const move = (step: 1 | -1) => () => {
    const next = current ? rows[rows.indexOf(current) + step] : rows[0];
    if (next) onMove(next);
  };
  const decide = (status: ApplicationStatus) => () => {
    if (current && current.status !== status) onStatus(current, status);
  };
  useShortcuts(
    {
      j: move(1),
      k: move(-1),
      a: decide('approved'),
      r: decide('rejected'),
      p: decide('pending'),
      '/': onSearch,
      '?': onHelp,
    },
    enabled,
  );
}
