import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['Tab'], action: 'Moves through the fields of a record, then to its buttons.' },
  {
    keys: ['Enter', 'Space'],
    action: 'Adds or removes a record. Focus goes to the new one, or to the one that takes its place.',
  },
];
