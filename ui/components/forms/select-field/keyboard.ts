import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['ArrowDown', 'ArrowUp'], action: 'Selects the next or the previous option.' },
  { keys: ['A', 'Z'], action: 'Selects the first option that starts with the typed letters.' },
  { keys: ['Enter', 'Space'], action: 'Opens the list, and selects an option in it.' },
  { keys: ['Escape'], action: 'Closes the list.' },
];
