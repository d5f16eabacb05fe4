import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  {
    keys: ['Tab'],
    action: 'Moves focus to the selected option, or to the first one; the next Tab leaves the group.',
  },
  { keys: ['ArrowDown', 'ArrowUp'], action: 'Moves to the next or the previous option and selects it.' },
  { keys: ['Space'], action: 'Selects the option that has the focus.' },
];
