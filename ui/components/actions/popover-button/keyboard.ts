import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['Enter', 'Space'], action: 'Opens or closes the panel.' },
  { keys: ['Tab'], action: 'Moves into the open panel. Leaving it closes the panel.' },
  { keys: ['Escape'], action: 'Closes the panel and returns focus to the button.' },
];
