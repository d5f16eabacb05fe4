import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['Tab'], action: 'Moves through the fields of a record, then to its buttons.' },
  {
    keys: ['Enter', 'Space'],
    action:
      'Adds, moves or removes a record. Focus stays on the record, or goes to the one that takes its place.',
  },
];
