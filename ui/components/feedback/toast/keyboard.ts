import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['Escape'], action: 'Dismisses the toast while focus is inside.' },
  { keys: ['Enter', 'Space'], action: 'Dismisses it if focus is on its button.' },
];
