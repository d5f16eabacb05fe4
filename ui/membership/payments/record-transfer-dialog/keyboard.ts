import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  {
    keys: ['Enter'],
    action: 'In the search field, adds the person if only one is found. Elsewhere, sends the form.',
  },
];
