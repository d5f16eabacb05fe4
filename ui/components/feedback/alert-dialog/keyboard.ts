import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['Enter', 'Space'], action: 'Presses OK, or opens the field of the line that has the focus.' },
  { keys: ['Escape'], action: 'Closes the dialog, as OK does.' },
];
