import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  {
    keys: ['Tab'],
    action: 'Moves focus to the next section of the bar, or past the name that opens the list.',
  },
  { keys: ['Enter', 'Space'], action: 'Opens the focused section, or the list of all.' },
  { keys: ['Escape'], action: 'Closes the list.' },
];
