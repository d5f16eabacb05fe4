import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['Tab'], action: 'Moves focus to the selected tab, then to its panel.' },
  {
    keys: ['ArrowRight', 'ArrowLeft'],
    action: 'Selects the next or the previous tab, and wraps around. Reversed in right-to-left text.',
  },
  { keys: ['Home', 'End'], action: 'Selects the first or the last tab.' },
];
