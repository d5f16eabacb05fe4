import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['Enter', 'Space'], action: 'Presses the button that has the focus: at first, the safe answer.' },
  { keys: ['Tab', 'Shift+Tab'], action: 'Moves between the two answers.' },
  { keys: ['Escape'], action: 'Chooses the safe answer. Ignored while `busy`.' },
];
