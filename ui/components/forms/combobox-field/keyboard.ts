import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  {
    keys: ['ArrowDown', 'ArrowUp'],
    action: 'Opens the list, and moves to the next or the previous suggestion.',
  },
  { keys: ['Enter'], action: 'Selects the highlighted suggestion.' },
  { keys: ['Escape'], action: 'Closes the list.' },
  { keys: ['Tab'], action: 'Leaves the field with the text that was typed.' },
];
