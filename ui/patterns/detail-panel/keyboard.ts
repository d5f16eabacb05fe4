import type { KeyboardRow } from '../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['Tab', 'Shift+Tab'], action: 'Moves through the panel and on to the page.' },
  { keys: ['Escape'], action: 'Closes the panel.' },
];
