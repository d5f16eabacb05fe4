import type { KeyboardRow } from '../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  {
    keys: ['J'],
    action:
      'Opens the next application of the list. Like the other letters, only while focus is on the desk, but not in a field.',
  },
  { keys: ['K'], action: 'Opens the previous application of the list.' },
  { keys: ['A'], action: 'Opens the dialog to approve.' },
  { keys: ['P'], action: 'Opens the dialog to set the status to pending.' },
  { keys: ['R'], action: 'Opens the dialog to reject.' },
];
