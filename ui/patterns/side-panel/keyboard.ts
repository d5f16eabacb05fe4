import type { KeyboardRow } from '../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['Enter', 'Space'], action: 'Opens the panel if focus is on its button. Focus moves into it.' },
  { keys: ['Tab', 'Shift+Tab'], action: 'Moves through the panel. Focus does not leave it.' },
  { keys: ['Escape'], action: 'Closes the panel and returns focus to the button.' },
];
