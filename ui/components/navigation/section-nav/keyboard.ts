import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['Tab'], action: 'Moves focus to the next section of the bar, then to the form.' },
  { keys: ['Enter', 'Space'], action: 'Opens the focused section.' },
];
