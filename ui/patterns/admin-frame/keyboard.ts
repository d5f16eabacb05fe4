import type { KeyboardRow } from '../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['Enter', 'Space'], action: 'Opens or closes the notifications if focus is on the bell.' },
  { keys: ['Escape'], action: 'Closes the notifications.' },
];
