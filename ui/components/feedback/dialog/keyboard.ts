import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  {
    keys: ['Tab', 'Shift+Tab'],
    action: 'Moves through the controls of the dialog. Focus does not leave it.',
  },
  { keys: ['Escape'], action: 'Closes the dialog and returns focus to the element that opened it.' },
];
