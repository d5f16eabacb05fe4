import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['Tab'], action: 'Moves focus to the next title.' },
  { keys: ['Enter', 'Space'], action: 'Opens or closes the item.' },
];
