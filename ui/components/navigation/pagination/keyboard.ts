import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['Tab'], action: 'Moves between previous and next.' },
  { keys: ['Enter', 'Space'], action: 'Opens the page.' },
];
