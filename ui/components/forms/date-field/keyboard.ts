import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['0', '9'], action: 'Types the day, the month or the year.' },
  { keys: ['ArrowUp', 'ArrowDown'], action: 'Increases or decreases the part that has the focus.' },
  { keys: ['Tab'], action: 'Moves to the next part, then out of the field.' },
];
