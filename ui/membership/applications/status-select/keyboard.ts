import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['ArrowDown', 'ArrowUp'], action: 'Chooses the next or the previous status, without saving it.' },
  { keys: ['Enter'], action: 'Saves the chosen status.' },
  { keys: ['Escape'], action: 'Restores the saved status.' },
  { keys: ['Tab'], action: 'Saves the chosen status and leaves the field.' },
];
