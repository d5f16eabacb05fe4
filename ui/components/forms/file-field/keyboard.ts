import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['Tab'], action: 'Moves focus to the field, then to Remove.' },
  { keys: ['Enter', 'Space'], action: 'Opens the file picker, or removes the file if focus is on Remove.' },
];
