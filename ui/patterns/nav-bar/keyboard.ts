import type { KeyboardRow } from '../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['Tab'], action: 'Moves through the links. A group opens when its button gets the focus.' },
  { keys: ['Enter', 'Space'], action: 'Opens or closes the group.' },
  { keys: ['Escape'], action: 'Closes the group and returns focus to its button.' },
];
