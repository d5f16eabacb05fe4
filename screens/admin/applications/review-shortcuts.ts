import type { AdminApplication, ApplicationStatus } from '@imc/api';
import { adminApplications } from '../../content/index.ts';
import type { PageShortcut } from './page-shortcuts.tsx';
import type { Step } from './use-neighbours.ts';

const texts = adminApplications.shortcuts;

/** Returns the keys that decide, in the order of the buttons. */
export const decisionShortcuts = (decide: (status: ApplicationStatus) => void): PageShortcut[] => [
  { key: 'A', action: texts.approve, run: () => decide('approved') },
  { key: 'P', action: texts.pending, run: () => decide('pending') },
  { key: 'R', action: texts.reject, run: () => decide('rejected') },
];

/** Returns the keys of the list (APP-36). */
export function listShortcuts({
  rows,
  current,
  onMove,
  onMoveBeyond,
  onStatus,
  onSearch,
}: {
  rows: readonly AdminApplication[];
  /** The application that has the keyboard focus or is shown next to the list. */
  current: AdminApplication | undefined;
  onMove: (application: AdminApplication) => void;
  /** Called when a key moves beyond the page. */
  onMoveBeyond: (current: AdminApplication, step: Step) => void;
  /** Undefined if the user may not decide. */
  onStatus: ((application: AdminApplication, status: ApplicationStatus) => void) | undefined;
  onSearch: () => void;
}): readonly PageShortcut[] {
  const move = (step: Step) => () => {
    const next = current ? rows[rows.indexOf(current) + step] : rows[0];
    if (next) onMove(next);
    else if (current) onMoveBeyond(current, step);
  };
  return [
    { key: 'J', action: texts.next, run: move(1) },
    { key: 'K', action: texts.previous, run: move(-1) },
    // The browser presses the focused button on Enter.
    { key: 'Enter', action: texts.show },
    ...(onStatus
      ? decisionShortcuts((status) => {
          if (current && current.status !== status) onStatus(current, status);
        })
      : []),
    { key: '/', action: texts.search, run: onSearch },
  ];
}
