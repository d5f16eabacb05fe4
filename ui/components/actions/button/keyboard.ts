import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['Enter', 'Space'], action: 'Activates the button. Ignored while `loading`.' },
];
