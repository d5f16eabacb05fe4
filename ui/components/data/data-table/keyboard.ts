import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  {
    keys: ['Tab'],
    action: 'Moves through the filters, the sortable headers, the controls in the rows and the pages.',
  },
  {
    keys: ['Enter', 'Space'],
    action: 'Sorts by the column whose header has the focus; once more reverses the order.',
  },
  { keys: ['Space'], action: 'Selects the row whose checkbox has the focus.' },
];
